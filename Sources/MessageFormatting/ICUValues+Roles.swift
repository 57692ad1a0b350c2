#if ICU
  extension ICUValues {
    /// Adds what is printed for a value: a string isolated, a date in the short form, a number as
    /// ICU will format it. A missing value is printed as its `name`, if ICU knows the argument by
    /// another.
    mutating func append(
      printed value: MessageArgument?,
      named name: String? = nil,
      _ direction: TextDirection?,
      _ defaults: ICUDefaults
    ) throws(ICUError) {
      switch value {
      case .string(let text)?:
        append(text: direction.map { text.isolated(in: $0) } ?? text)
      case .date(let seconds, let zone)?:
        append(text: try defaults.text(secondsSince1970: seconds, timeZone: zone))
      case let number?:
        append(number: number)
      case nil:
        if let name { append(text: "{\(name)}") } else { appendMissing() }
      }
    }

    /// Adds what a text is chosen by: a string as it is, a number by its plain digits.
    mutating func append(selector value: MessageArgument?) {
      if case .string(let text)? = value {
        append(text: text)
      } else if let digits = value?.plainDigits {
        append(text: digits)
      } else {
        appendMissing()
      }
    }

    /// Adds a date in the form of its style.
    mutating func append(
      date value: MessageArgument?,
      named name: String,
      _ format: ICUDateFormat
    ) throws(ICUError) {
      guard case .date(let seconds, let zone)? = value else { return append(text: "{\(name)}") }
      append(text: try format.text(secondsSince1970: seconds, timeZone: zone))
    }
  }
#endif
