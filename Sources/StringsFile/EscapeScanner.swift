/// What a backslash in a quoted string stands for.
package enum StringsEscapeKind: Hashable, Sendable {
  /// One of `\a \b \f \n \r \t \v`.
  case control
  /// A quotation mark or a backslash.
  case mark
  /// A backslash before a line end, which stays.
  case lineEnd
  /// One to three octal digits, a character code of the NeXTSTEP set.
  case octal
  /// `\U` and the number of hexadecimal digits that follow, four at most.
  case unicode(digits: Int)
  /// A backslash before any other character, which stays, while the backslash is lost.
  case unknown
}

/// An escape in the text: its kind, its length in bytes, and the UTF-16 unit it stands for.
struct ScannedEscape {
  var kind: StringsEscapeKind
  var length: Int
  /// The unit; `nil` when the character after the backslash stands for itself.
  var unit: UInt16?
}

extension ByteScanner {
  /// Reads the escape whose backslash is at `offset`, in a string that ends at `end`.
  ///
  /// The length of an escape that is no number covers the backslash and the character after it.
  func escape(at offset: Int, end: Int) -> ScannedEscape {
    guard offset + 1 < end else { return ScannedEscape(kind: .unknown, length: 1) }
    let next = byte(offset + 1)
    if next == 0x55 { return unicodeEscape(at: offset, end: end) }
    if Ascii.octalValue(next) != nil { return octalEscape(at: offset, end: end) }
    if let unit = Self.controlUnit(next) {
      return ScannedEscape(kind: .control, length: 2, unit: unit)
    }
    switch next {
    case Ascii.doubleQuote, Ascii.singleQuote, Ascii.backslash:
      return ScannedEscape(kind: .mark, length: 2, unit: UInt16(next))
    case Ascii.carriageReturn where offset + 2 < end && byte(offset + 2) == Ascii.lineFeed:
      return ScannedEscape(kind: .lineEnd, length: 3)
    case Ascii.carriageReturn, Ascii.lineFeed:
      return ScannedEscape(kind: .lineEnd, length: 2)
    default:
      return ScannedEscape(kind: .unknown, length: 1 + scalar(at: offset + 1).length)
    }
  }

  private static func controlUnit(_ letter: UInt8) -> UInt16? {
    switch letter {
    case 0x61: 0x07
    case 0x62: 0x08
    case 0x66: 0x0C
    case 0x6E: 0x0A
    case 0x72: 0x0D
    case 0x74: 0x09
    case 0x76: 0x0B
    default: nil
    }
  }

  private func unicodeEscape(at offset: Int, end: Int) -> ScannedEscape {
    var unit: UInt16 = 0
    var digits = 0
    while digits < 4, offset + 2 + digits < end,
      let digit = Ascii.hexValue(byte(offset + 2 + digits))
    {
      unit = unit << 4 | UInt16(digit)
      digits += 1
    }
    return ScannedEscape(kind: .unicode(digits: digits), length: 2 + digits, unit: unit)
  }

  private func octalEscape(at offset: Int, end: Int) -> ScannedEscape {
    var code: UInt8 = 0
    var digits = 0
    while digits < 3, offset + 1 + digits < end,
      let digit = Ascii.octalValue(byte(offset + 1 + digits))
    {
      code = code << 3 | digit
      digits += 1
    }
    return ScannedEscape(kind: .octal, length: 1 + digits, unit: NextStep.unit(code))
  }
}
