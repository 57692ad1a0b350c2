/// The first character in which two texts of a snapshot differ.
struct CharacterDifference: CustomStringConvertible {
  /// The number of characters of the text before it, without indentation and quotation marks; an escape counts as
  /// the one character that it stands for.
  let offset: Int
  /// The column in the snapshot's line, counted from 1 in Unicode scalars.
  let column: Int
  let old: Unicode.Scalar?
  let new: Unicode.Scalar?

  /// Gives `nil` when the lines are the same, or are no texts in quotation marks.
  init?(_ old: String, _ new: String) {
    let margins = [old, new].map { $0.prefix { $0 == " " }.count }
    guard old.dropFirst(margins[0]).hasPrefix("\""), new.dropFirst(margins[1]).hasPrefix("\"")
    else { return nil }
    let left = Self.units(old)
    let right = Self.units(new)
    let shared = zip(left, right).prefix { $0 == $1 }.count
    guard shared < max(left.count, right.count) else { return nil }
    offset = max(0, shared - margins[0] - 1)
    column = left.prefix(shared).reduce(1) { $0 + $1.length }
    self.old = Self.scalar(left, shared)
    self.new = Self.scalar(right, shared)
  }

  var description: String {
    let old = old.map(\.spokenName) ?? "the end"
    let new = new.map(\.spokenName) ?? "the end"
    return "character \(offset + 1): was \(old), is now \(new)"
  }

  /// A character of the text, and how many scalars it takes in the snapshot.
  private struct Unit: Equatable {
    let scalar: Unicode.Scalar
    let length: Int
  }

  /// The closing quotation mark is the end of the text.
  private static func scalar(_ units: [Unit], _ index: Int) -> Unicode.Scalar? {
    guard index < units.count - 1 else { return nil }
    return units[index].scalar
  }

  /// Takes a line apart; what is no escape stands for itself.
  private static func units(_ line: String) -> [Unit] {
    var units: [Unit] = []
    var rest = line.unicodeScalars[...]
    while let first = rest.first {
      let unit = escape(rest) ?? Unit(scalar: first, length: 1)
      units.append(unit)
      rest = rest.dropFirst(unit.length)
    }
    return units
  }

  private static func escape(_ text: Substring.UnicodeScalarView) -> Unit? {
    guard text.first == "\\", let kind = text.dropFirst().first else { return nil }
    switch kind {
    case "n": return Unit(scalar: "\n", length: 2)
    case "t": return Unit(scalar: "\t", length: 2)
    case "u":
      let digits = text.dropFirst(3).prefix { $0 != "}" }
      let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
      return scalar.map { Unit(scalar: $0, length: digits.count + 4) }
    default: return Unit(scalar: kind, length: 2)
    }
  }
}
