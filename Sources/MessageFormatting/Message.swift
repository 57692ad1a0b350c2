/// A text with arguments in one language, compiled from a pattern of ICU's MessageFormat and
/// formatted any number of times.
///
///     let message = try Message(pattern: "Do you like {appName}?", language: "en")
///     message.format(["appName": "Ballad"]).text  // "Do you like Ballad?"
///
/// A pattern is read as ICU reads it: `{name}` is an argument, `{n, plural, one {# day} other {#
/// days}}` chooses a text. `''` is an apostrophe, and one directly before `{` or `}` quotes
/// (`'{'`); any other apostrophe is text. An argument that is not given stays in the text as
/// `{name}`. A message may be used by many threads at once.
///
/// A pattern has at most 65,536 bytes and 1,000 uses of arguments, nested 30 deep. Built without
/// ICU, the package takes patterns with plain arguments only.
public struct Message: Sendable {
  /// The language whose rules, digits and direction the message has: a BCP 47 tag.
  ///
  /// ICU formats a language that it has no data for as the root locale does.
  public let language: String
  /// The direction of the language, as its script runs.
  public let direction: TextDirection
  /// The pattern, taken apart.
  package let parsed: MessagePattern
  #if ICU
    let defaults: ICUDefaults
    let compiled: ICUMessage?
  #endif

  /// Compiles a pattern.
  ///
  /// - Throws: What is wrong with the pattern, and where.
  public init(pattern: String, language: String) throws(MessagePatternError) {
    self.language = language
    direction = TextDirection(language: language)
    parsed = try MessagePatternParser.parse(pattern)
    #if ICU
      defaults = ICUDefaults(language: language)
      compiled = parsed.isPlain ? nil : try ICUMessage(parsed, language: language)
    #else
      let fault = parsed.firstFault { argument in
        let isPlain = argument.format == .plain
        return isPlain ? nil : .needsICU(argument: argument.name, format: argument.format)
      }
      if let fault { throw fault }
    #endif
  }
}

extension Message {
  /// The pattern as it was written.
  public var pattern: String { parsed.text }

  /// The arguments that the message wants, in the order in which they first come in the pattern.
  public var parameters: [MessageParameter] { parsed.parameters }
}
