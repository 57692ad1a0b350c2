internal import LocaleMatching
internal import MessageFormatting

extension FoundText {
  /// The text written in a pseudo-language; its plurals and numbers stay those of the language it was made from.
  ///
  /// A text that grows over the limit for patterns stays as it is.
  func written(in pseudo: PseudoLanguage, counts language: LanguageTag?) -> FoundText {
    var text = self
    text.language = language
    guard let message else { return text }
    let pattern = pseudo.pattern(of: message)
    text.message = (try? Message(pattern: pattern, language: message.language)) ?? message
    return text
  }
}
