extension MessageProblem: CustomStringConvertible {
  /// The problem in words.
  public var description: String {
    let name = "argument '\(argument?.quotable ?? "")'"
    return switch kind {
    case .missing:
      "\(name) was not given"
    case .wrongType(let found, let expected) where expected.isEmpty:
      "\(name) was given as a \(found.rawValue), but it is used in ways that no value suits"
    case .wrongType(let found, let expected):
      "\(name) was given as a \(found.rawValue); expected a "
        + expected.map(\.rawValue).sorted().joined(separator: " or a ")
    case .malformedDecimal(let digits):
      "\(name) was given as the decimal number '\(digits.quotable)'; expected at most "
        + "\(MessageLimits.decimalDigits) digits, with a sign and a point where wanted"
    case .unknownTimeZone(let zone):
      "\(name) was given in the unknown time zone '\(zone.quotable)'; expected an IANA identifier "
        + "such as 'Europe/Berlin'"
    case .dateOutOfRange(let seconds):
      "\(name) is a date \(seconds) seconds from 1970; expected at most "
        + "\(MessageLimits.dateSeconds)"
    case .tooLong:
      "\(name) would make the text longer than \(MessageLimits.argumentBytes) bytes"
    case .needsICU:
      "\(name) is a date, but this package was built without ICU"
    case .failed(let error):
      "ICU could not format the message (\(error))"
    }
  }
}
