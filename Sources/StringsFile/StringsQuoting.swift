/// Writes text between quotation marks.
///
/// A plain mark and a backslash are escaped, since the format demands it. Line ends, tabs and control
/// characters are, so that an entry stays on one line. Characters that cannot be seen and only
/// confuse in a source file are: marks and overrides of the writing direction, line and paragraph
/// separators, the soft hyphen, joiners of words, zero-width spaces, byte-order marks, noncharacters,
/// and halves of surrogate pairs. Everything else stays as it is; so do the zero-width joiner and
/// non-joiner, which many scripts and emoji need, and the spaces of fixed width.
enum StringsQuoting {
  /// The text between the marks of a style; a bare word that cannot stand bare gets double marks.
  static func literal(_ text: StringsText, _ style: StringsLiteral.QuoteStyle) -> String {
    switch style {
    case .double: "\"" + escaped(text, mark: "\"") + "\""
    case .single: "'" + escaped(text, mark: "'") + "'"
    case .bare where canBeBare(text): text.string
    case .bare: literal(text, .double)
    }
  }

  private static func canBeBare(_ text: StringsText) -> Bool {
    let bytes = text.string.utf8
    let isComment = text.string.utf8.starts(with: "//".utf8) || bytes.starts(with: "/*".utf8)
    return !bytes.isEmpty && !isComment && !text.hasLoneSurrogates
      && bytes.allSatisfy(Ascii.isBare)
  }

  private static func escaped(_ text: StringsText, mark: Unicode.Scalar) -> String {
    var written = String.UnicodeScalarView()
    guard text.hasLoneSurrogates else {
      for scalar in text.string.unicodeScalars { append(scalar, mark, to: &written) }
      return String(written)
    }
    var decoder = UTF16Pairs(units: text.utf16)
    while let next = decoder.next() {
      switch next {
      case .scalar(let scalar): append(scalar, mark, to: &written)
      case .lone(let unit): written.append(contentsOf: code(UInt32(unit)))
      }
    }
    return String(written)
  }

  private static func append(
    _ scalar: Unicode.Scalar,
    _ mark: Unicode.Scalar,
    to written: inout String.UnicodeScalarView
  ) {
    if scalar == mark || scalar == "\\" {
      written.append(contentsOf: ["\\", scalar])
    } else if let letter = controlLetter(scalar) {
      written.append(contentsOf: ["\\", letter])
    } else if needsCode(scalar) {
      written.append(contentsOf: code(scalar.value))
    } else {
      written.append(scalar)
    }
  }

  private static func code(_ value: UInt32) -> String.UnicodeScalarView {
    ("\\U" + hex(value, width: 4)).unicodeScalars
  }

  private static func controlLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\u{07}": "a"
    case "\u{08}": "b"
    case "\u{0C}": "f"
    case "\n": "n"
    case "\r": "r"
    case "\t": "t"
    case "\u{0B}": "v"
    default: nil
    }
  }

  /// Whether a character is written by its number. Those beyond U+FFFF never are: `\U` has four digits.
  static func needsCode(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFDD0...0xFDEF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}

/// Goes through UTF-16 units that may hold halves of pairs.
private struct UTF16Pairs {
  enum Element {
    case scalar(Unicode.Scalar)
    case lone(UInt16)
  }

  let units: [UInt16]
  private var offset = 0

  init(units: [UInt16]) {
    self.units = units
  }

  mutating func next() -> Element? {
    guard offset < units.count else { return nil }
    let first = units[offset]
    offset += 1
    if let scalar = Unicode.Scalar(first) { return .scalar(scalar) }
    guard first < 0xDC00, offset < units.count, units[offset] & 0xFC00 == 0xDC00 else {
      return .lone(first)
    }
    let value = 0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(units[offset]) & 0x3FF
    offset += 1
    return Unicode.Scalar(value).map { .scalar($0) }
  }
}
