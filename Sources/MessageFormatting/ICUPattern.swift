#if ICU
  /// A pattern as ICU is given it, and the arguments ICU needs for it.
  ///
  /// It differs from what was written in two ways. Dates are formatted one by one beforehand,
  /// because each comes with its own time zone while ICU would take the system's; what is left in
  /// the pattern is a plain argument. And where an argument both chooses a text and is printed, the
  /// printed one gets a name of its own, because it may be isolated while the choice goes by the
  /// bare value.
  struct ICUPattern {
    private(set) var text = ""
    private(set) var names: [String] = []
    private(set) var slots: [Slot] = []
    /// The date and time arguments as they stand in the pattern.
    private(set) var dates: [MessagePattern.Argument] = []

    /// An argument that ICU is given.
    struct Slot: Sendable {
      /// The place of the argument among the message's parameters.
      let parameter: Int
      let role: Role
    }

    /// What ICU does with an argument.
    enum Role: Sendable {
      /// It formats a number, or prints a string.
      case value
      /// The same, under a name that may not be seen when the value is missing.
      case renamed
      /// It chooses a text by a string, and may not print it.
      case selector
      /// It prints what the date format of this number made.
      case date(Int)
    }

    init(_ pattern: MessagePattern) {
      let parameters = pattern.parameters
      for (place, parameter) in parameters.enumerated()
      where !parameter.formats.allSatisfy(\.needsDate) {
        let role = parameter.formats.contains(.select) ? Role.selector : .value
        append(parameter.name, place, role)
      }
      rewrite(pattern, parameters)
    }

    private mutating func append(_ name: String, _ parameter: Int, _ role: Role) {
      names.append(name)
      slots.append(Slot(parameter: parameter, role: role))
    }

    private mutating func rewrite(_ pattern: MessagePattern, _ parameters: [MessageParameter]) {
      let prefix = Self.unusedPrefix(parameters)
      var arguments: [MessagePattern.Argument] = []
      pattern.forEachArgument { arguments.append($0) }
      var end = 0
      for argument in arguments {
        let place = parameters.firstIndex { $0.name.utf8.elementsEqual(argument.name.utf8) } ?? 0
        let role: Role
        if argument.format.needsDate {
          role = .date(dates.count)
          dates.append(argument)
        } else if argument.format == .plain, parameters[place].formats.contains(.select) {
          role = .renamed
        } else {
          continue
        }
        let name = "\(prefix)\(slots.count)"
        append(name, place, role)
        text += pattern.substring(end..<argument.range.lowerBound) + "{\(name)}"
        end = argument.range.upperBound
      }
      text += pattern.substring(end..<pattern.text.utf8.count)
    }

    /// A beginning that no name of the message has: private-use characters, which ICU takes as
    /// letters of a name.
    private static func unusedPrefix(_ parameters: [MessageParameter]) -> String {
      var prefix = "\u{E000}"
      while parameters.contains(where: { $0.name.hasPrefix(prefix) }) { prefix += "\u{E000}" }
      return prefix
    }
  }
#endif
