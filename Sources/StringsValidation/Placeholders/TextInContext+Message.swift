import MessageFormatting

extension TextInContext {
  /// Whether the text is meant as a message of ICU.
  ///
  /// Prompts always are. Elsewhere nobody says so; braces round a single word do, in the text or in
  /// the one that it translates.
  var isMessage: Bool {
    if table.isPromptTable || text.key.hasPrefix(PromptTable.keyPrefix) { return true }
    if source?.message?.looksLikeMessage == true { return true }
    return text.message?.looksLikeMessage == true
  }

  /// The text as a message; `nil` when it is none, or has no braces.
  var pattern: MessagePattern? { isMessage ? text.message?.pattern : nil }

  /// The names of the source text's arguments; `nil` when there is none to compare with.
  var sourceNames: [String]? {
    guard let source else { return nil }
    guard let message = source.message else { return [] }
    return message.error == nil ? message.names : nil
  }

  /// The arguments that the source text has; `nil` when there is none to compare with.
  var sourceParameters: [MessageParameter]? {
    guard let source else { return nil }
    guard let message = source.message else { return [] }
    guard message.pattern != nil else { return nil }
    return message.parameters
  }

  /// The names of arguments that stand in apostrophes, so that they are printed as they are.
  var quotedNames: Set<String> {
    Set(quotedArguments.map(\.name))
  }

  /// The arguments that stand in apostrophes, with the quote each is in.
  var quotedArguments: [(name: String, range: Range<Int>, quote: MessagePattern.Quote)] {
    guard let pattern else { return [] }
    return pattern.quotes.flatMap { quote in
      ArgumentNames(String(pattern.substring(quote.range))).found.map { found in
        let start = quote.range.lowerBound + found.range.lowerBound
        return (found.name, start..<start + found.range.count, quote)
      }
    }
  }
}
