internal import LocaleMatching
internal import MessageFormatting

/// A text that a layer holds, compiled, and where it came from.
struct FoundText {
  /// The message; `nil` where an empty text hides the element.
  var message: Message?
  var source: StringSource
  /// The language it counts as.
  var language: LanguageTag?
}
