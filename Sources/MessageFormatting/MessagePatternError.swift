/// Why a pattern is no message, and where in the pattern the fault is.
///
/// `description` says it in words: what was found, and what was expected.
///
///     do throws(MessagePatternError) {
///       _ = try Message(pattern: "{n, plrual, other {# days}}", language: "en")
///     } catch {
///       print(error.scalarOffset)  // 4
///       print(error)  // unknown format 'plrual' of argument 'n'; did you mean 'plural'?
///     }
public struct MessagePatternError: Error, Hashable, Sendable {
  /// The place of the fault in bytes of the pattern's UTF-8, counted from 0.
  public let utf8Offset: Int
  /// The place of the fault in Unicode scalars of the pattern, counted from 0.
  public let scalarOffset: Int
  /// What is wrong.
  package let kind: Kind
}

extension MessagePatternError {
  /// What can be wrong with a pattern. Indirect, so that little stack is used by functions that
  /// throw it.
  package indirect enum Kind: Hashable, Sendable {
    /// `{name` without its closing brace; the name may be empty.
    case unclosedArgument(name: String)
    /// `{}`, `{ }` or a character that cannot begin a name; `nil` when nothing follows the brace.
    case missingName(found: Unicode.Scalar)
    /// `{app name}`, `{name!}`
    case unexpectedAfterName(name: String, found: Unicode.Scalar)
    /// `{01}`, or a number over 32767, ICU's greatest.
    case malformedNumber(name: String)
    /// `{n, }`
    case missingFormat(argument: String, found: Unicode.Scalar)
    /// `{n, plu-ral}`
    case unexpectedAfterFormat(argument: String, format: String, found: Unicode.Scalar)
    /// `{n, plrual}`
    case unknownFormat(argument: String, format: String)
    /// `{n, plural}`
    case missingVariants(argument: String, format: ArgumentFormat)
    /// `{d, date, yyyy 'at}`
    case unclosedStyleQuote(argument: String)
    /// `{n, plural, one {…}}`, with the selectors that are there.
    case missingOther(argument: String, format: ArgumentFormat, selectors: [String])
    /// `{n, plural, -2 {…}}`
    case malformedSelector(argument: String, format: ArgumentFormat, found: Unicode.Scalar)
    /// `{n, plural, one other {…}}`: no text after a selector; `nil` when the pattern ends there.
    case missingText(argument: String, selector: String, found: Unicode.Scalar?)
    /// `{n, plural, one {…`
    case unclosedText(argument: String, selector: String)
    /// `{n, plural, =x {…}}`, `offset:x`, `{n, choice, x#…}`; the text may be empty.
    case malformedValue(argument: String, after: String, text: String)
    /// `{n, plural, one {…} offset:1 other {…}}`
    case misplacedOffset(argument: String)
    /// `{n, choice, 1 …}`
    case missingChoiceSign(argument: String, limit: String, found: Unicode.Scalar?)
    /// A pattern over `MessageLimits.patternBytes`.
    case tooLong(bytes: Int)
    /// Variants in variants, deeper than `MessageLimits.nesting`.
    case tooDeep
    /// More arguments and number signs than `MessageLimits.uses`.
    case tooManyArguments
    /// `::scale/1E999999999` would print a billion digits.
    case exponentTooLarge(argument: String, style: String)
    /// ICU has no rules for `spellout`, `ordinal` and `duration` in this language.
    case noSpelledOutNumbers(argument: String, format: ArgumentFormat, language: String)
    /// Only plain arguments can be formatted without ICU.
    case needsICU(argument: String, format: ArgumentFormat)
    /// ICU did not take the style of an argument, or the whole pattern.
    case refused(argument: String?, style: String, error: ICUError)
  }
}
