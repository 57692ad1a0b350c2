#if ICU
  internal import Synchronization

  /// How a language formats numbers and dates in plain arguments. Nothing is made before it is
  /// needed.
  final class ICUDefaults: Sendable {
    private let language: String
    // ICU's formats are not for two threads at once.
    private let formats = Mutex<Formats>(Formats())

    fileprivate struct Formats {
      var number: ICUMessageFormat?
      var date: ICUDateFormat?
    }

    init(language: String) {
      self.language = language
    }

    /// Formats a number in the language's digits and marks.
    func text(ofNumber number: MessageArgument) throws(ICUError) -> String {
      var values = ICUValues(capacity: 1)
      values.append(number: number)
      return try formats.withLock { formats throws(ICUError) in
        try formats.number(language).text(of: values)
      }
    }

    /// Formats a moment as a short date and time.
    func text(secondsSince1970: Double, timeZone: String) throws(ICUError) -> String {
      try formats.withLock { formats throws(ICUError) in
        let format = try formats.date(language)
        return try format.text(secondsSince1970: secondsSince1970, timeZone: timeZone)
      }
    }
  }

  extension ICUDefaults.Formats {
    fileprivate mutating func number(_ language: String) throws(ICUError) -> ICUMessageFormat {
      if let number { return number }
      let made = try ICUMessageFormat(pattern: "{0}", language: language, names: ["0"])
      number = made
      return made
    }

    fileprivate mutating func date(_ language: String) throws(ICUError) -> ICUDateFormat {
      if let date { return date }
      let made = try ICUDateFormat(argument: nil, language: language)
      date = made
      return made
    }
  }
#endif
