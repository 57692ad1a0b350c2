import StringsFile

/// What a strings file may hold that needs a closer look.
struct StringsTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// An error, or another encoding than UTF-8.
  static let faults = Self(rawValue: 1)
  /// A comment that is not closed, or only by the end of another one.
  static let unterminatedComment = Self(rawValue: 2)
  static let shorthand = Self(rawValue: 4)
  /// A value that is no string.
  static let otherValue = Self(rawValue: 8)
  /// An escape other than those of line breaks, tabs, quotation marks and backslashes.
  static let unusualEscape = Self(rawValue: 16)
  /// A comment that allows a fault.
  static let suppression = Self(rawValue: 32)
  static let byteOrderMark = Self(rawValue: 64)
  static let all = Self(rawValue: 255)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Looks through a file without errors.
  init(_ outline: StringsOutline) {
    var found: Self = []
    if outline.hasUnterminatedComment { found.insert(.unterminatedComment) }
    outline.bytes.withUnsafeBufferPointer { bytes in
      for comment in outline.comments {
        if Self.holdsComment(bytes, comment) { found.insert(.unterminatedComment) }
        if Suppression.mayBe(bytes, comment) { found.insert(.suppression) }
      }
    }
    if outline.textStart > 0 { found.insert(.byteOrderMark) }
    for (number, entry) in outline.entries.enumerated() {
      if entry.isShorthand { found.insert(.shorthand) }
      guard let value = outline.valueRange(number) else {
        found.insert(.otherValue)
        continue
      }
      guard outline.hasEscapes(number) else { continue }
      let isUsual =
        Self.hasUsualEscapes(outline.bytes, value)
        && Self.hasUsualEscapes(outline.bytes, outline.keyRange(number))
      if !isUsual { found.insert(.unusualEscape) }
    }
    self = found
  }

  private static func hasUsualEscapes(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      guard bytes[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      guard place + 1 < range.upperBound, "nrt\"'\\".utf8.contains(bytes[place + 1]) else {
        return false
      }
      place += 2
    }
    return true
  }

  /// Whether another comment begins in a comment.
  private static func holdsComment(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>
  ) -> Bool {
    guard range.count > 4, bytes[range.lowerBound + 1] == UInt8(ascii: "*") else { return false }
    for place in range.lowerBound + 2..<range.upperBound - 2
    where bytes[place] == UInt8(ascii: "/") && bytes[place + 1] == UInt8(ascii: "*") {
      return true
    }
    return false
  }
}
