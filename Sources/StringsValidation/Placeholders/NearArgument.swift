import Diagnostics

/// Finds the argument that was meant by a name.
enum NearArgument {
  /// The name among `known` that is nearest, also if it is written in full-width letters.
  static func name(_ name: String, among known: [String]) -> String? {
    let narrow = narrowed(name)
    if narrow != name, known.contains(narrow) { return narrow }
    return nearestName(to: narrow, among: known)
  }

  /// A text with full-width letters, digits and marks as those of ASCII.
  static func narrowed(_ text: String) -> String {
    guard text.utf8.contains(0xEF) else { return text }
    var narrow = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      narrow.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return String(narrow)
  }
}
