import Diagnostics

extension DocumentSink {
  /// A value that is open: the entry of the table itself, or a bracket inside it.
  struct Frame {
    var container: StringsContainer
    var start: Int
    var key: StringsLiteral?
    var value: StringsNode?
    var entries: [StringsEntry] = []
    var elements: [StringsNode] = []

    init(container: StringsContainer, start: Int) {
      self.container = container
      self.start = start
    }

    /// Takes a value that is whole.
    mutating func add(_ node: StringsNode) {
      if container == .array {
        elements.append(node)
      } else {
        value = node
      }
    }

    /// The value, now that its bracket is closed.
    func node(_ range: Range<SourcePosition>) -> StringsNode {
      guard container == .dictionary else {
        return .array(
          StringsArrayNode(elements: elements, range: range, value: elements.map(\.value))
        )
      }
      let value = Dictionary(
        entries.map { ($0.key.text, $0.value.value) },
        uniquingKeysWith: { $1 }
      )
      return .dictionary(StringsDictionaryNode(entries: entries, range: range, value: value))
    }
  }
}

extension StringsTrivia {
  /// The kind of part that this is in a file.
  var pieceKind: StringsPiece.Kind {
    switch self {
    case .blank: .blank
    case .lineComment: .lineComment
    case .blockComment: .blockComment
    case .unterminatedComment: .unterminatedComment
    case .equals: .equals
    case .semicolon: .semicolon
    case .comma: .comma
    case .tableBrace: .bracket
    case .unread: .unread
    }
  }
}

extension StringToken {
  /// The marks around the string.
  var quoteStyle: StringsLiteral.QuoteStyle {
    switch quote {
    case Ascii.doubleQuote: .double
    case Ascii.singleQuote: .single
    default: .bare
    }
  }
}
