#if ICU
  internal import Synchronization

  /// A message that ICU formats.
  final class ICUMessage: Sendable {
    private let parameters: [MessageParameter]
    private let slots: [ICUPattern.Slot]
    private let textWithoutValues: String
    // ICU's formats are not for two threads at once.
    private let formats: Mutex<Formats>

    struct Formats {
      let message: ICUMessageFormat
      let dates: [ICUDateFormat]
    }

    /// Compiles a pattern.
    init(_ pattern: MessagePattern, language: String) throws(MessagePatternError) {
      if let fault = pattern.missingSpelledOutNumbers(language: language) { throw fault }
      let rewritten = ICUPattern(pattern)
      parameters = pattern.parameters
      slots = rewritten.slots
      textWithoutValues = pattern.textWithoutValues
      do throws(ICUError) {
        formats = Mutex(try Self.formats(rewritten, of: pattern, language: language))
      } catch {
        throw pattern.refusal(error, language: language)
      }
    }

    private static func formats(
      _ rewritten: ICUPattern,
      of pattern: MessagePattern,
      language: String
    ) throws(ICUError) -> sending Formats {
      var dates: [ICUDateFormat] = []
      for argument in rewritten.dates {
        let text = String(pattern.substring(argument.range))
        dates.append(try ICUDateFormat(argument: text, language: language))
      }
      let message = try ICUMessageFormat(
        pattern: rewritten.text,
        language: language,
        names: rewritten.names
      )
      return Formats(message: message, dates: dates)
    }

    /// Formats the message.
    func format(
      _ preparation: inout ArgumentPreparation,
      defaults: ICUDefaults
    ) -> FormattedMessage {
      var values: [MessageArgument?] = []
      values.reserveCapacity(parameters.count)
      for parameter in parameters { values.append(preparation.value(for: parameter)) }
      let direction = preparation.direction
      do throws(ICUError) {
        let text = try formats.withLock { formats throws(ICUError) in
          var given = ICUValues(capacity: slots.count)
          for slot in slots {
            let name = parameters[slot.parameter].name
            let value = values[slot.parameter]
            switch slot.role {
            case .value: try given.append(printed: value, direction, defaults)
            case .renamed: try given.append(printed: value, named: name, direction, defaults)
            case .selector: given.append(selector: value)
            case .date(let place): try given.append(date: value, named: name, formats.dates[place])
            }
          }
          return try formats.message.text(of: given)
        }
        return FormattedMessage(text: text, problems: preparation.problems)
      } catch {
        let failure = MessageProblem(.failed(error), argument: nil)
        return FormattedMessage(text: textWithoutValues, problems: preparation.problems + [failure])
      }
    }
  }
#endif
