#if ICU
  import TestSupport
  import Testing

  @testable import MessageFormatting

  /// The parser is held against ICU's over patterns made at random.
  @Suite struct MessagePatternParserICUTests {
    @Test(arguments: 0..<10 as Range<UInt64>)
    func plainPatternsAreReadAsByICU(seed: UInt64) throws {
      var random = RandomPattern(seed: seed)
      for _ in 0..<1_000 {
        let pattern = random.plain()
        guard let message = agreedMessage(pattern), message.parsed.isPlain else { continue }
        var arguments: [String: MessageArgument] = [:]
        for parameter in message.parameters where random.below(4) > 0 {
          arguments[parameter.name] = ["", "x'y{0}", "שלום", "😀#|"][random.below(4)]
        }
        expectTextOfICU(message, arguments)
      }
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func anyPatternIsAcceptedOrRefusedAsByICU(seed: UInt64) {
      var random = RandomPattern(seed: seed)
      for _ in 0..<1_000 { _ = agreedMessage(random.formatted()) }
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func messagesAreFormattedAsByICU(seed: UInt64) {
      var random = RandomPattern(seed: seed)
      let texts: [MessageArgument] = ["x", "y", "Anna", "other"]
      let numbers: [MessageArgument] = [0, 1, 2, 3, 21, 1_234_567, -1, 1.5, .decimal("12.50")]
      for _ in 0..<300 {
        let language = ["en", "ru", "ar", "de", "ja"][random.below(5)]
        guard let message = agreedMessage(random.message(), language) else { continue }
        var arguments: [String: MessageArgument] = [:]
        for parameter in message.parameters where random.below(8) > 0 {
          if parameter.valueTypes.contains(.string) {
            arguments[parameter.name] = texts[random.below(texts.count)]
          } else if parameter.valueTypes.contains(.number) {
            arguments[parameter.name] = numbers[random.below(numbers.count)]
          }
        }
        expectTextOfICU(message, arguments)
      }
    }

    private func expectTextOfICU(_ message: Message, _ arguments: [String: MessageArgument]) {
      let given = message.parameters.compactMap { parameter in
        arguments[parameter.name].map { (name: parameter.name, value: $0) }
      }
      let expected = ICUReference.format(message.pattern, language: message.language, given)
      let formatted = message.format(arguments, isolation: .off)
      #expect(.text(formatted.text) == expected, "\(message.pattern.debugDescription)")
      #expect(formatted.problems.count == message.parameters.count - given.count)
    }

    /// Compiles a pattern and checks that ICU comes to the same verdict. Gives `nil` when it is
    /// refused.
    private func agreedMessage(_ pattern: String, _ language: String = "en") -> Message? {
      let answer = ICUReference.format(pattern, language: language)
      do throws(MessagePatternError) {
        let message = try Message(pattern: pattern, language: language)
        if case .refused = answer {
          Issue.record("only ICU refuses \(pattern.debugDescription): \(answer)")
        }
        return message
      } catch {
        if case .refused(_, let offset) = answer {
          checkOffset(of: error, in: pattern, icu: offset)
        } else {
          Issue.record("ICU takes \(pattern.debugDescription): \(error)")
        }
        return nil
      }
    }

    /// Where ICU gives the place of the fault itself, and not of the argument or of nothing, it
    /// must be ours.
    private func checkOffset(of error: MessagePatternError, in pattern: String, icu: Int) {
      let scalars = pattern.unicodeScalars.prefix(error.scalarOffset)
      #expect(scalars.reduce(0) { $0 + UTF8.width($1) } == error.utf8Offset)
      switch error.kind {
      case .missingName, .malformedNumber:
        let place = scalars.reduce(0) { $0 + UTF16.width($1) }
        #expect(place == icu, "\(pattern.debugDescription)")
      default: break
      }
    }
  }
#endif
