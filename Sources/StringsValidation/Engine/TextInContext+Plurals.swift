import MessageFormatting

extension TextInContext {
  /// Calls `body` for every plural and ordinal of a message, with the message and with how the language
  /// counts; that is `nil` where it is not known.
  func forEachPlural(
    _ body: (MessagePattern.Argument, MessagePattern, PluralCategories.Rules?) -> Void
  ) {
    guard text.message?.hasPlurals == true, let pattern else { return }
    pattern.forEachArgument { argument in
      switch argument.format {
      case .plural: body(argument, pattern, table.plurals?.cardinal)
      case .selectOrdinal: body(argument, pattern, table.plurals?.ordinal)
      default: return
      }
    }
  }
}
