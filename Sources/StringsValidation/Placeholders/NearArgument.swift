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

extension NearArgument {
  /// What the unknown names of a translation were meant as: names of the source text that are missing
  /// from it. Nothing is guessed where two are equally near, or two want the same.
  ///
  /// - Parameters:
  ///   - found: the names in the translation.
  ///   - wanted: the names in the source text.
  /// - Returns: the names that were meant, by those that were found.
  static func proposals(_ found: [String], _ wanted: [String]) -> [String: String] {
    let missing = wanted.filter { !found.contains($0) }
    guard !missing.isEmpty, found.count * missing.count <= 100_000 else { return [:] }
    var proposals: [String: String] = [:]
    var claims: [String: Int] = [:]
    for name in Set(found).subtracting(wanted) {
      guard let near = unambiguous(name, among: missing) else { continue }
      proposals[name] = near
      claims[near, default: 0] += 1
    }
    return proposals.filter { claims[$0.value] == 1 }
  }

  /// The name among `known` that is nearest; `nil` when another is as near.
  static func unambiguous(_ name: String, among known: [String]) -> String? {
    // The first of several equally near is found, so the other order shows whether there are some.
    let near = self.name(name, among: known)
    return near == self.name(name, among: known.reversed()) ? near : nil
  }
}
