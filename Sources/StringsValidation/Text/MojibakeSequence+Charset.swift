extension MojibakeSequence {
  /// The character sets in which text is mistakenly read, with what is implausible in each.
  enum Charset: CaseIterable {
    case windows1252
    case windows1251
    case windows1250
    case macRoman

    var bytes: ByteCharset {
      switch self {
      case .windows1252: .windows1252
      case .windows1251: .windows1251
      case .windows1250: .windows1250
      case .macRoman: .macRoman
      }
    }

    /// What of a run of characters can hardly be anything else.
    func sure(_ run: [Unit]) -> [MojibakeSequence] {
      let isWhole = run.count > 1 && run.allSatisfy { isExpected($0.meant) } && Self.isBroken(run)
      if isWhole { return [MojibakeSequence(run)] }
      return run.filter(isSure).map { MojibakeSequence([$0]) }
    }

    /// Whether a word would go on after a small letter or a sign with the start of another character:
    /// `Ĺ›Ä‡`. Words in capitals hold such pairs of letters by chance.
    private static func isBroken(_ run: [Unit]) -> Bool {
      run.dropLast().contains { $0.scalars.last?.properties.generalCategory != .uppercaseLetter }
    }

    /// Whether a character comes in texts that are mistaken for this set.
    private func isExpected(_ scalar: Unicode.Scalar) -> Bool {
      let isMark = (0x2010...0x203A).contains(scalar.value) || (0xA0...0xBB).contains(scalar.value)
      switch self {
      case .windows1252:
        switch scalar.properties.generalCategory {
        case .control, .unassigned, .privateUse, .format: return false
        default: return true
        }
      case .windows1250: return isMark || (0xC0..<0x180).contains(scalar.value)
      case .windows1251, .macRoman: return isMark || Self.isCyrillic(scalar)
      }
    }

    /// A letter of a language that Cyrillic is mostly used for.
    private static func isCyrillic(_ scalar: Unicode.Scalar) -> Bool {
      (0x410...0x44F).contains(scalar.value) || "ЁЄІЇёєіїҐґ".unicodeScalars.contains(scalar)
    }

    /// Whether the bytes of a single character are seldom anything else in any language.
    private func isSure(_ unit: Unit) -> Bool {
      let scalars = Array(unit.scalars)
      switch (self, scalars[0]) {
      // `Â` and `Ã` before a no-break space or a mark.
      case (.windows1252, "Â"), (.windows1252, "Ã"): return true
      case (.windows1252, "â"): return scalars[1] == "€"
      case (.windows1252, "ï"): return scalars[1...] == ["»", "¿"] || scalars[1...] == ["¿", "½"]
      case (.windows1252, "ð"): return scalars[1] == "Ÿ"
      case (.macRoman, "√"): return unit.meant.properties.isAlphabetic && !Self.isMath(scalars[1])
      case (.macRoman, "‚"): return scalars[1] == "Ä"
      default: return false
      }
    }

    /// Whether a character may stand behind the sign of a root.
    private static func isMath(_ scalar: Unicode.Scalar) -> Bool {
      "∞±≤≥∂∑∏π∫Ωµ∆≠°".unicodeScalars.contains(scalar)
    }
  }

  private init(_ run: [Unit]) {
    let start = run.first?.range.lowerBound ?? 0
    range = start..<(run.last?.range.upperBound ?? start)
    count = run.reduce(0) { $0 + $1.scalars.count }
    meant = String(String.UnicodeScalarView(run.map(\.meant)))
  }
}
