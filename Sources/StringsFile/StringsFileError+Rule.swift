extension StringsFileError {
  /// The stable name of the fault, in kebab case.
  public var rule: String {
    switch kind {
    case .emptyFile: "empty-file"
    case .binaryPropertyList: "binary-property-list"
    case .xmlPropertyList: "xml-property-list"
    case .utf16WithoutByteOrderMark: "utf16-without-bom"
    case .undecodableBytes, .undecodableUTF32: "undecodable-bytes"
    case .notATable: "not-a-table"
    case .textAfterTable: "text-after-table"
    default: kind.entryRule ?? kind.quoteRule ?? kind.strayRule ?? kind.nestedRule
    }
  }
}

extension StringsFileError.Kind {
  fileprivate var entryRule: String? {
    switch self {
    case .missingSemicolon: "missing-semicolon"
    case .semicolonInsideQuotes: "semicolon-inside-quotes"
    case .missingEquals: "missing-equals"
    case .colonForEquals: "colon-for-equals"
    case .missingValue: "missing-value"
    default: nil
    }
  }

  fileprivate var quoteRule: String? {
    switch self {
    case .missingOpeningQuote: "missing-opening-quote"
    case .unescapedQuote: "unescaped-quote"
    case .escapedClosingQuote: "escaped-closing-quote"
    case .unterminatedString: "unterminated-string"
    case .unterminatedEscape: "unterminated-escape"
    case .unquotedText: "unquoted-text"
    case .smartQuote: "smart-quote"
    default: nil
    }
  }

  fileprivate var strayRule: String? {
    switch self {
    case .strayCharacter: "stray-character"
    case .doubledSemicolon: "doubled-semicolon"
    case .conflictMarker: "conflict-marker"
    case .invisibleCharacter: "invisible-character"
    case .lookalikePunctuation: "lookalike-punctuation"
    case .hashComment: "hash-comment"
    case .htmlComment: "html-comment"
    case .nestedComment: "nested-comment"
    case .objectiveCLiteral: "objective-c-literal"
    case .localizedStringCall: "localized-string-call"
    case .proseOutsideComment: "prose-outside-comment"
    default: nil
    }
  }

  fileprivate var nestedRule: String {
    switch self {
    case .unclosedDictionary: "unclosed-dictionary"
    case .unclosedArray: "unclosed-array"
    case .unclosedData: "unclosed-data"
    case .oddHexDigits: "odd-hex-digits"
    case .invalidHexDigit: "invalid-hex-digit"
    default: "too-deeply-nested"
    }
  }
}
