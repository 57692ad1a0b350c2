/// A message pattern taken apart by the grammar of ICU's MessageFormat, apostrophe mode
/// DOUBLE_OPTIONAL.
///
/// All ranges and offsets count bytes of the pattern's UTF-8, from 0.
package struct MessagePattern: Hashable, Sendable {
  /// The pattern as it was written.
  package let text: String
  /// The parts in their order; what lies between them are quoting apostrophes.
  package let parts: [Part]
  /// The stretches of literal text in apostrophes, in their order.
  package let quotes: [Quote]
  /// Whether the pattern holds nothing but text and plain arguments, which are formatted by
  /// joining.
  package let isPlain: Bool
}

extension MessagePattern {
  /// A stretch of a message.
  package enum Part: Hashable, Sendable {
    /// Text that is printed as it stands.
    case literal(Range<Int>)
    /// An argument, from its opening to its closing brace.
    indirect case argument(Argument)
    /// A `#` in a variant of a plural, which stands for the number.
    case numberSign(Range<Int>)
  }

  /// An argument in braces.
  package struct Argument: Hashable, Sendable {
    /// The name or number, as it was written.
    package let name: String
    /// The place of the name.
    package let nameRange: Range<Int>
    /// The place from the opening brace to after the closing one.
    package var range: Range<Int>
    /// The word after the name, or `plain`.
    package var format = ArgumentFormat.plain
    /// The place of the style of a number, date or time, blanks included; `nil` when there is none.
    package var style: Range<Int>?
    /// The place of the number after `offset:` in a plural.
    package var pluralOffset: Range<Int>?
    /// The texts to choose from.
    package var variants: [Variant] = []
  }

  /// One of the texts of a plural, select or choice.
  package struct Variant: Hashable, Sendable {
    /// What the text is chosen by: `one`, `=0`, `female`; in a choice the number and its sign,
    /// `1<`.
    package let selector: String
    /// The place of the selector.
    package let selectorRange: Range<Int>
    /// The text between the braces.
    package let parts: [Part]
    /// The place of the text, without the braces.
    package let range: Range<Int>
  }

  /// Literal text in apostrophes.
  package struct Quote: Hashable, Sendable {
    /// The place of the text and its apostrophes.
    package let range: Range<Int>
    /// Whether there is a closing apostrophe; without one the quote runs to the end of the pattern.
    package let isClosed: Bool
  }
}

extension MessagePattern {
  /// Takes a pattern apart, without compiling it for a language.
  ///
  /// - Throws: what is wrong with the pattern, and where.
  package init(parsing text: String) throws(MessagePatternError) {
    self = try MessagePatternParser.parse(text)
  }

  /// Gives the text at a place of the pattern.
  package func substring(_ range: Range<Int>) -> Substring {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return text[start..<utf8.index(start, offsetBy: range.count)]
  }

  /// Calls `body` for every argument, those in variants included, in the order in which they stand.
  package func forEachArgument(_ body: (Argument) -> Void) {
    func visit(_ parts: [Part]) {
      for case .argument(let argument) in parts {
        body(argument)
        for variant in argument.variants { visit(variant.parts) }
      }
    }
    visit(parts)
  }
}
