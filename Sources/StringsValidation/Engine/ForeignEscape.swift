import Diagnostics
import StringsFile

/// An escape of program code that strings files do not know: `\u203A`, `\u{203A}` or `\xE9`.
struct ForeignEscape {
  /// As it is written, from the backslash on; nothing but ASCII.
  let spelling: String
  /// What a strings file writes in its place; `nil` where the character is not clear.
  private(set) var wanted: String?
  /// The character that was meant, where it is one.
  private(set) var meant: Unicode.Scalar?

  /// Looks at an escape; `nil` when it is none of these.
  init?(_ escape: StringsEscape, _ document: StringsDocument) {
    guard escape.kind == .unknown else { return nil }
    let start = escape.range.lowerBound.byteOffset
    // Of the digits that `isHexDigit` knows, only those of ASCII are in it.
    let text = EscapeRule.ascii(document, from: start, count: 12)
    if text.hasPrefix("\\u{") {
      self.init(braces: text)
    } else if text.hasPrefix("\\u") {
      self.init(digits: text)
    } else if text.hasPrefix("\\x") {
      let width = document.encoding.bytes(of: "a").count
      let before = EscapeRule.ascii(document, from: start - 4 * width, count: 4)
      self.init(byte: text, isInRow: before.hasPrefix("\\x"))
    } else {
      return nil
    }
  }

  /// `\u203A`, or fewer digits.
  private init?(digits text: String) {
    let digits = text.dropFirst(2).prefix(4).prefix(while: \.isHexDigit)
    // A path may hold a folder whose name begins like a number: `\uber`.
    guard digits.utf8.count == 4 || digits.contains(where: \.isWholeNumber) else { return nil }
    spelling = "\\u" + digits
    guard digits.utf8.count == 4 else { return }
    wanted = "\\U" + digits
    meant = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }

  /// `\u{203A}`.
  private init?(braces text: String) {
    let digits = text.dropFirst(3).prefix(while: \.isHexDigit)
    guard (1...8).contains(digits.utf8.count), text.dropFirst(3 + digits.count).hasPrefix("}")
    else { return nil }
    spelling = "\\u{" + digits + "}"
    write(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init))
  }

  /// `\xE9`; several in a row are the bytes of one character, in whatever charset.
  private init?(byte text: String, isInRow: Bool) {
    let digits = text.dropFirst(2).prefix(2).prefix(while: \.isHexDigit)
    guard digits.utf8.count == 2 || digits.contains(where: \.isWholeNumber) else { return nil }
    spelling = "\\x" + digits
    let isAlone = !isInRow && !text.dropFirst(spelling.utf8.count).hasPrefix("\\x")
    guard isAlone, digits.utf8.count == 2, let code = UInt8(digits, radix: 16),
      (0x20...0x7E).contains(code) || code >= 0xA0
    else { return }
    write(Unicode.Scalar(code))
  }

  private mutating func write(_ scalar: Unicode.Scalar?) {
    meant = scalar
    wanted = scalar?.stringsEscape
  }
}
