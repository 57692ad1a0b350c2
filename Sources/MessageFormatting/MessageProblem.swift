/// Why an argument is not in a formatted text, where its name in braces stands instead.
public struct MessageProblem: Hashable, Sendable {
  /// The name of the argument; `nil` when the message as a whole could not be formatted.
  public let argument: String?
  /// What the problem is.
  public let kind: Kind

  init(_ kind: Kind, argument: String?) {
    self.argument = argument
    self.kind = kind
  }
}

extension MessageProblem {
  /// What can be wrong with the arguments that a message is given. Kinds may be added.
  public enum Kind: Hashable, Sendable {
    /// No value was given.
    case missing
    /// The value's type does not suit how the message uses it; `expected` is empty when no type
    /// would.
    case wrongType(found: MessageArgument.ValueType, expected: Set<MessageArgument.ValueType>)
    /// The digits of a decimal number are none, or too many.
    case malformedDecimal(String)
    /// The time zone of a date is not known to ICU.
    case unknownTimeZone(String)
    /// A date is not a number, or further from 1970 than 8.64e12 seconds.
    case dateOutOfRange(Double)
    /// The value would make the text longer than a megabyte.
    case tooLong
    /// A date cannot be formatted: the package was built without ICU.
    case needsICU
    /// ICU failed to format.
    case failed(ICUError)
  }
}
