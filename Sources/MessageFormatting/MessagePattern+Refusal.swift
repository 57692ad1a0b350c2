#if ICU
  internal import ICUBridge

  extension MessagePattern {
    /// The error for the first argument that needs numbers in words where ICU's data has none for
    /// the language: there ICU would take the words of the system's language.
    func missingSpelledOutNumbers(language: String) -> MessagePatternError? {
      firstFault { argument in
        guard argument.format.spellsOut, !reviewprompts_has_spelled_out_numbers(language) else {
          return nil
        }
        return .noSpelledOutNumbers(
          argument: argument.name,
          format: argument.format,
          language: language
        )
      }
    }

    /// Finds the argument that ICU refused, by compiling each by itself: ICU does not say which it
    /// was.
    func refusal(_ error: ICUError, language: String) -> MessagePatternError {
      let fault = firstFault { argument in
        guard !argument.format.hasVariants, argument.format != .plain else { return nil }
        let alone = String(substring(argument.range))
        do throws(ICUError) {
          _ = try ICUMessageFormat(pattern: alone, language: language, names: [])
          return nil
        } catch {
          let style = argument.style.map { String(substring($0)) } ?? ""
          return .refused(argument: argument.name, style: style, error: error)
        }
      }
      return fault
        ?? MessagePatternError(
          utf8Offset: 0,
          scalarOffset: 0,
          kind: .refused(argument: nil, style: "", error: error)
        )
    }

    /// The text with every argument as its name in braces, for when ICU fails.
    var textWithoutValues: String {
      var result = ""
      for part in parts {
        switch part {
        case .literal(let range): result += substring(range)
        case .argument(let argument): result += "{\(argument.name)}"
        case .numberSign: break
        }
      }
      return result
    }
  }
#endif
