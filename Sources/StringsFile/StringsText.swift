/// The text of a key or a value, compared unit by unit as CoreFoundation does.
///
/// A Swift `String` cannot hold half a surrogate pair and takes `é` and `e` + accent for equal;
/// this type keeps both apart.
package struct StringsText: Sendable {
  /// The text, with U+FFFD for each half of a surrogate pair that stands alone.
  package let string: String
  /// The UTF-16 units of a text that holds half a pair.
  private let units: [UInt16]?

  /// The UTF-16 units, halves of surrogate pairs that stand alone among them.
  package var utf16: [UInt16] { units ?? Array(string.utf16) }

  /// Whether the text holds half a surrogate pair, so that `string` is not all of it.
  package var hasLoneSurrogates: Bool { units != nil }

  /// Makes a text from a string.
  package init(_ string: String) {
    self.string = string
    units = nil
  }

  /// Makes a text from UTF-16 units, which may hold half a surrogate pair.
  package init(utf16: [UInt16]) {
    string = String(decoding: utf16, as: UTF16.self)
    units = string.utf16.elementsEqual(utf16) ? nil : utf16
  }

  /// Decodes what stands between the marks of a token.
  init(_ scanner: ByteScanner, _ token: StringToken) {
    guard token.needsDecoding else {
      self.init(String(decoding: scanner.slice(token.content), as: UTF8.self))
      return
    }
    let decoder = TextDecoder(scanner, token.content)
    if decoder.hasLoneSurrogates {
      self.init(utf16: Self.units(wtf8: decoder.bytes))
    } else {
      self.init(String(decoding: decoder.bytes, as: UTF8.self))
    }
  }

  private static func units(wtf8: [UInt8]) -> [UInt16] {
    wtf8.withUnsafeBytes { bytes in
      guard let scanner = ByteScanner(bytes, allowsSurrogates: true) else { return [] }
      var units: [UInt16] = []
      var offset = 0
      while offset < scanner.count {
        let scalar = scanner.scalar(at: offset)
        units.append(contentsOf: scalar.units)
        offset += scalar.length
      }
      return units
    }
  }
}

extension StringsText: Hashable {
  /// Whether two texts have the same units.
  package static func == (left: Self, right: Self) -> Bool {
    left.units == right.units && left.string.utf8.elementsEqual(right.string.utf8)
  }

  /// Feeds the units of the text to a hasher.
  package func hash(into hasher: inout Hasher) {
    for byte in string.utf8 { hasher.combine(byte) }
    hasher.combine(units)
  }
}

extension StringsText: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Makes a text from a literal.
  package init(stringLiteral value: String) {
    self.init(value)
  }

  /// The text as a string.
  package var description: String { string }
}
