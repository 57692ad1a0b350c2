/// Checks the values given for a message's arguments, one after the other, and collects what is
/// wrong with them.
struct ArgumentPreparation {
  let arguments: [String: MessageArgument]
  /// The direction of the text that strings are isolated from, or `nil`.
  let direction: TextDirection?
  private(set) var problems: [MessageProblem] = []
  private var bytesLeft = MessageLimits.argumentBytes

  init(arguments: [String: MessageArgument], direction: TextDirection?) {
    self.arguments = arguments
    self.direction = direction
  }

  /// Gives the value for a parameter if it can be formatted.
  mutating func value(for parameter: MessageParameter) -> MessageArgument? {
    guard let value = arguments[parameter.name] else {
      report(.missing, for: parameter)
      return nil
    }
    guard parameter.takes(value.valueType) else {
      let expected = parameter.valueTypes
      report(.wrongType(found: value.valueType, expected: expected), for: parameter)
      return nil
    }
    if let fault = fault(of: value, usedTimes: parameter.uses) {
      report(fault, for: parameter)
      return nil
    }
    return value
  }

  mutating func report(_ kind: MessageProblem.Kind, for parameter: MessageParameter) {
    problems.append(MessageProblem(kind, argument: parameter.name))
  }

  private mutating func fault(
    of value: MessageArgument,
    usedTimes uses: Int
  ) -> MessageProblem.Kind? {
    switch value {
    case .string(let text):
      let (size, overflow) = text.utf8.count.multipliedReportingOverflow(by: uses)
      guard !overflow, size <= bytesLeft else { return .tooLong }
      bytesLeft -= size
      return nil
    case .decimal(let digits):
      return MessageArgument.isDecimal(digits) ? nil : .malformedDecimal(digits)
    case .date(let seconds, let zone):
      guard abs(seconds) <= MessageLimits.dateSeconds else { return .dateOutOfRange(seconds) }
      return TimeZones.isKnown(zone) ? nil : .unknownTimeZone(zone)
    case .integer, .double:
      return nil
    }
  }
}
