internal import Diagnostics

extension MessagePatternError: CustomStringConvertible {
  /// The fault in words: what was found, and what was expected.
  public var description: String { kind.description }
}

extension MessagePatternError.Kind: CustomStringConvertible {
  package var description: String {
    argumentFault ?? variantFault ?? limitFault ?? ""
  }

  /// Faults of an argument's name, format and style.
  private var argumentFault: String? {
    switch self {
    case .unclosedArgument(let name):
      "the argument '{\(name.quotable)' is not closed; expected '}'"
    case .missingName(let found):
      "expected the name of an argument after '{', found \(found.shown); write '{' in apostrophes "
        + "to print a brace"
    case .unexpectedAfterName(let name, let found):
      "expected '}' or ',' after the argument name '\(name.quotable)', found \(found.shown)"
        + (PatternCharacters.isSyntax(found) ? "" : "; a name is one word")
    case .malformedNumber(let name):
      "'\(name.quotable)' is no argument number; expected 0 to 32767 without leading zeros"
    case .missingFormat(let argument, let found):
      "expected a format such as 'plural' after the comma of argument '\(argument.quotable)', "
        + "found \(found.shown)"
    case .unexpectedAfterFormat(let argument, let format, let found):
      "expected ',' or '}' after the format '\(format)' of argument '\(argument.quotable)', "
        + "found \(found.shown)"
    case .unknownFormat(let argument, let format):
      "unknown format '\(format)' of argument '\(argument.quotable)'; "
        + Self.suggestion(for: format, among: ArgumentFormat.keywords)
    case .missingVariants(let argument, let format):
      "the \(format.rawValue) of argument '\(argument.quotable)' has no texts to choose from; "
        + "expected ',' and texts such as 'other {…}'"
    case .unclosedStyleQuote(let argument):
      "the apostrophe in the style of argument '\(argument.quotable)' is not closed; "
        + "expected another one"
    default: nil
    }
  }

  /// Faults of the texts of a plural, select or choice.
  private var variantFault: String? {
    switch self {
    case .missingOther(let argument, let format, let selectors):
      Self.missingOther(argument: argument, format: format, selectors: selectors)
    case .malformedSelector(let argument, let format, let found):
      "expected a keyword such as 'other'" + (format.replacesNumberSign ? " or '=1'" : "")
        + " in the \(format.rawValue) of argument '\(argument.quotable)', found \(found.shown)"
    case .missingText(let argument, let selector, let found):
      "expected '{' and a text after the keyword '\(selector.quotable)' of argument "
        + "'\(argument.quotable)', found \(found?.shown ?? "the end")"
        + (found.map(PatternCharacters.isSyntax) == false ? "; a keyword is one word" : "")
    case .unclosedText(let argument, let selector):
      "the text of '\(selector.quotable)' of argument '\(argument.quotable)' is not closed; "
        + "expected '}'"
    case .malformedValue(let argument, let lead, let text):
      "expected a number" + (lead.isEmpty ? "" : " after '\(lead)'")
        + " of argument '\(argument.quotable)', found "
        + (text.isEmpty ? "the end" : "'\(text.quotable)'")
    case .misplacedOffset(let argument):
      "'offset:' of argument '\(argument.quotable)' is expected once, before the first text"
    case .missingChoiceSign(let argument, let limit, let found):
      "expected '#', '<' or '≤' after '\(limit)' of argument '\(argument.quotable)', found "
        + (found?.shown ?? "the end")
    default: nil
    }
  }

  /// What a message may not be, although it is well formed.
  private var limitFault: String? {
    switch self {
    case .tooLong(let bytes):
      "the pattern has \(bytes) bytes; expected at most \(MessageLimits.patternBytes)"
    case .tooDeep:
      "texts are nested deeper than \(MessageLimits.nesting) levels"
    case .tooManyArguments:
      "arguments are used more than \(MessageLimits.uses) times"
    case .exponentTooLarge(let argument, let style):
      "the style '\(style.quotable)' of argument '\(argument.quotable)' has an exponent of more "
        + "than \(MessageLimits.exponentDigits) digits"
    case .noSpelledOutNumbers(let argument, let format, let language):
      "argument '\(argument.quotable)' asks for \(format.rawValue), for which ICU has no rules in "
        + "the language '\(language.quotable)'"
    case .needsICU(let argument, let format):
      "argument '\(argument.quotable)' asks for \(format.rawValue), but this package was built "
        + "without ICU; expected plain arguments only"
    case .refused(let argument?, let style, let error):
      "ICU does not understand the style '\(style.quotable)' of argument '\(argument.quotable)' "
        + "(\(error))"
    case .refused(nil, _, let error):
      "ICU does not understand the pattern (\(error))"
    default: nil
    }
  }

  private static func missingOther(
    argument: String,
    format: ArgumentFormat,
    selectors: [String]
  ) -> String {
    let lead = "the \(format.rawValue) of argument '\(argument.quotable)' has no text for 'other'"
    let near = selectors.first { nearestName(to: $0, among: ["other"]) != nil }
    return near.map { lead + "; did you mean 'other' instead of '\($0.quotable)'?" }
      ?? lead + ", which is always needed"
  }

  private static func suggestion(for word: String, among names: [String]) -> String {
    nearestName(to: word, among: names).map { "did you mean '\($0)'?" }
      ?? "expected one of \(names.joined(separator: ", "))"
  }
}
