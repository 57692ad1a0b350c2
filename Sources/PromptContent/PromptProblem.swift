/// What a prompt could not make good use of; it shows the best that is left.
public enum PromptProblem: Hashable, Sendable {
  /// A table does not parse; what other layers hold was used.
  case unreadableTable(UnreadableTable)
  /// A text is no valid message; what other layers hold was used.
  case invalidMessage(source: StringSource, reason: String, utf8Offset: Int)
  /// A text uses an argument that nobody gave, which shows as `{name}`, or that has the wrong type.
  case argument(reason: String, key: PromptKey, source: StringSource)
  /// The host has texts in a language that would fit better, but not all that a prompt needs, so that another
  /// language was taken as a whole.
  case passedOver(language: String, missing: [PromptKey])
  /// No layer holds the text, in any language of the chain; the element is left out.
  case missingText(PromptKey)
}

extension PromptProblem: CustomStringConvertible {
  /// The problem in a sentence, in lower case and without a full stop.
  public var description: String {
    switch self {
    case .unreadableTable(let report): report.description
    case .invalidMessage(let source, let reason, _):
      "'\(source.key)' (\(source.place)) is no valid message: \(reason)"
    case .argument(let reason, let key, let source):
      "'\(key.rawValue)' (\(source.place)): \(reason)"
    case .passedOver(let language, let missing):
      "the app's texts in '\(language)' were passed over, since there is none for "
        + missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    case .missingText(let key): "no table holds a text for '\(key.rawValue)'"
    }
  }
}

extension StringSource {
  /// The layer, table and language, for texts of problems.
  fileprivate var place: String {
    guard let table, let language else { return layer.rawValue }
    return "\(layer.rawValue), \(language).lproj/\(table).strings"
  }
}
