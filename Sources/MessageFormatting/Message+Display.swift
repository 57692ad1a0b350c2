extension Message {
  /// Gives the text that a value has in a plain argument, or reports why it has none.
  func displayed(
    _ value: MessageArgument,
    for parameter: MessageParameter,
    _ preparation: inout ArgumentPreparation
  ) -> String? {
    if case .string(let text) = value {
      return preparation.direction.map { text.isolated(in: $0) } ?? text
    }
    #if ICU
      do {
        guard case .date(let seconds, let zone) = value else {
          return try defaults.text(ofNumber: value)
        }
        return try defaults.text(secondsSince1970: seconds, timeZone: zone)
      } catch {
        preparation.report(.failed(error), for: parameter)
        return nil
      }
    #else
      if value.plainDigits == nil { preparation.report(.needsICU, for: parameter) }
      return value.plainDigits
    #endif
  }
}
