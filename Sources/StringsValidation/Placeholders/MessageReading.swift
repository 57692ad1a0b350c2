import MessageFormatting

/// What a text with braces is as a message of ICU.
struct MessageReading: Sendable {
  /// How much had to be looked at.
  private enum Form: Sendable {
    /// Nothing but plain arguments, which need not be taken apart unless there is something to say.
    case plain(String)
    case parsed(Result<MessagePattern, MessagePatternError>)
  }

  private let form: Form
  /// The names of the arguments, each once, in the order in which they first come.
  let names: [String]
  /// Whether anything in braces looks like an argument: one word, and a comma or the closing brace.
  ///
  /// Templates of other systems do not, unless the text is a message with arguments all the same.
  let looksLikeMessage: Bool
  /// Whether it holds a plural.
  let hasPlurals: Bool

  init(_ text: String) {
    let words = ArgumentNames(text)
    if words.isPlain {
      form = .plain(text)
      names = words.names
      looksLikeMessage = !words.found.isEmpty
      hasPlurals = false
      return
    }
    let result = Result { () throws(MessagePatternError) in try MessagePattern(parsing: text) }
    form = .parsed(result)
    let parameters = (try? result.get())?.parameters ?? []
    names = parameters.map(\.name)
    looksLikeMessage = !words.found.isEmpty && (!words.hasTemplate || !parameters.isEmpty)
    hasPlurals = parameters.contains { parameter in
      parameter.formats.contains { $0 == .plural || $0 == .selectOrdinal }
    }
  }

  /// The message taken apart, or why it is none.
  var result: Result<MessagePattern, MessagePatternError> {
    switch form {
    case .plain(let text):
      Result { () throws(MessagePatternError) in try MessagePattern(parsing: text) }
    case .parsed(let result): result
    }
  }

  /// Why it is no message; `nil` when it is one.
  var error: MessagePatternError? {
    guard case .parsed(.failure(let error)) = form else { return nil }
    return error
  }

  /// The message taken apart; `nil` when it is none.
  var pattern: MessagePattern? { try? result.get() }

  /// Whether it holds nothing but plain arguments written without blanks, and no apostrophe.
  var isPlain: Bool { if case .plain = form { true } else { false } }

  /// The arguments with their formats, in the order in which they first come.
  var parameters: [MessageParameter] { pattern?.parameters ?? [] }
}
