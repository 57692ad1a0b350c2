import MessageFormatting

extension MessagePattern {
  /// Whether a text prints an argument, be it by `#`; a `#` of another plural does not.
  ///
  /// - Parameters:
  ///   - name: the name of the argument.
  ///   - parts: the text, a form of a plural that counts by the argument.
  ///   - ownSigns: whether a `#` stands for the argument.
  /// - Returns: whether the text prints it anywhere, forms of other arguments included.
  static func prints(_ name: String, in parts: [Part], ownSigns: Bool = true) -> Bool {
    parts.contains { part in
      switch part {
      case .literal: false
      case .numberSign: ownSigns
      case .argument(let argument) where argument.variants.isEmpty: argument.name == name
      case .argument(let argument):
        argument.variants.contains { variant in
          prints(name, in: variant.parts, ownSigns: argument.name == name)
        }
      }
    }
  }

  /// The place of a full-width number sign (U+FF03), which prints no number.
  func fullWidthNumberSign(in parts: [Part]) -> Range<Int>? {
    for case .literal(let range) in parts {
      var offset = range.lowerBound
      for scalar in substring(range).unicodeScalars {
        let end = offset + UTF8.width(scalar)
        if scalar == "\u{FF03}" { return offset..<end }
        offset = end
      }
    }
    return nil
  }
}
