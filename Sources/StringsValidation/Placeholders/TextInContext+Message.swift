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

extension TextInContext {
  /// The apostrophes between a letter and an argument that spoil the message, as in `d'{app}`, each
  /// with the argument. Two of them quote all that stands between, keywords and braces too.
  ///
  /// They are the cause where the text is no message or lacks arguments, and is a message with
  /// those of the source text once they are typographic ones.
  var elisions: [(name: String, range: Range<Int>)] {
    guard text.features.contains(.apostrophe), let message = text.message, isMessage else {
      return []
    }
    let wanted = sourceNames
    if let wanted, wanted.isEmpty || Self.holds(message, wanted) { return [] }
    if wanted == nil, message.error == nil { return [] }
    let elisions = apostrophesBeforeArguments
    guard !elisions.isEmpty else { return [] }
    let mended = MessageReading(withTypographic(elisions.map { $0.range.lowerBound }))
    return Self.holds(mended, wanted ?? []) ? elisions : []
  }

  /// Whether a text is a message with all of some arguments.
  private static func holds(_ message: MessageReading, _ wanted: [String]) -> Bool {
    message.error == nil && Set(wanted).isSubset(of: message.names)
  }

  private var apostrophesBeforeArguments: [(name: String, range: Range<Int>)] {
    let bytes = Array(value.utf8)
    return ArgumentNames(value).found.compactMap { found in
      let apostrophe = found.range.lowerBound - 1
      guard apostrophe > 0, bytes[apostrophe] == UInt8(ascii: "'") else { return nil }
      let place = value.utf8.index(value.startIndex, offsetBy: apostrophe)
      guard value[..<place].last?.isLetter == true else { return nil }
      return (found.name, apostrophe..<found.range.upperBound)
    }
  }

  /// The text with typographic apostrophes at some places.
  private func withTypographic(_ apostrophes: [Int]) -> String {
    let bytes = Array(value.utf8)
    var text: [UInt8] = []
    var start = 0
    for place in apostrophes {
      text += bytes[start..<place]
      text += "’".utf8
      start = place + 1
    }
    return String(decoding: text + bytes[start...], as: UTF8.self)
  }
}
