/// An argument that a message wants: its name, and how the message uses it.
public struct MessageParameter: Hashable, Sendable {
  /// The name, or the number as it was written: `appName`, `0`.
  public let name: String
  /// The ways in which the argument is used, each once, in the order in which they come in the
  /// pattern.
  public internal(set) var formats: [ArgumentFormat]
  /// How often the argument stands in the pattern.
  package internal(set) var uses: Int
}

extension MessageParameter {
  /// Whether a type of value suits every use.
  func takes(_ type: MessageArgument.ValueType) -> Bool {
    formats.allSatisfy { format in
      switch format {
      case .plain: true
      case .select: type != .date && !formats.contains(where: \.needsNumber)
      case .date, .time: type == .date
      case .plural, .selectOrdinal, .choice, .number, .spellout, .ordinal, .duration:
        type == .number
      }
    }
  }

  /// The types of value that suit every use; none when two uses contradict each other, as `date`
  /// and `plural` do.
  public var valueTypes: Set<MessageArgument.ValueType> {
    Set(MessageArgument.ValueType.allCases.filter(takes))
  }
}

extension MessagePattern {
  /// The arguments that the message wants, in the order in which they first come.
  ///
  /// Names are told apart by their code points, as ICU does.
  package var parameters: [MessageParameter] {
    var parameters: [MessageParameter] = []
    var places: [[UInt8]: Int] = [:]
    forEachArgument { argument in
      let key = Array(argument.name.utf8)
      guard let place = places[key] else {
        places[key] = parameters.count
        let parameter = MessageParameter(name: argument.name, formats: [argument.format], uses: 1)
        return parameters.append(parameter)
      }
      parameters[place].uses += 1
      if !parameters[place].formats.contains(argument.format) {
        parameters[place].formats.append(argument.format)
      }
    }
    return parameters
  }
}
