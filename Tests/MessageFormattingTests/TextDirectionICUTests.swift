#if ICU
  import ICUBridge
  import Testing

  @testable import MessageFormatting

  /// The tables are held against ICU's data of the versions they were made from.
  @Suite struct TextDirectionICUTests {
    private static var isUnicode15: Bool {
      String(cString: reviewprompts_unicode_version()) == "15.0"
    }

    private static var isCLDR42: Bool {
      let version = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
        reviewprompts_cldr_version(buffer.baseAddress)
        return buffer.baseAddress.map { String(cString: $0) } ?? ""
      }
      return version.split(separator: ".").first == "42"
    }

    @Test(.enabled(if: isUnicode15)) func everyCodePointHasTheDirectionICUGivesIt() {
      let all = (0..<0x11_0000 as Range<UInt32>).lazy.compactMap(Unicode.Scalar.init)
      let different = all.filter { scalar in
        let directions: [TextDirection?] = [nil, .leftToRight, .rightToLeft]
        let expected = directions[Int(reviewprompts_strong_direction(scalar.value))]
        return TextDirection(strongDirectionOf: scalar) != expected
      }
      #expect(different.isEmpty, "\(different.first?.value ?? 0)")
    }

    @Test func charactersOfPatternsAreThoseOfICU() {
      for scalar in (0..<0x11_0000 as Range<UInt32>).lazy.compactMap(Unicode.Scalar.init)
      where PatternCharacters.isSyntax(scalar) != reviewprompts_is_pattern_syntax(scalar.value)
        || PatternCharacters.isWhiteSpace(scalar)
          != reviewprompts_is_pattern_white_space(scalar.value)
      {
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }

    /// Ancient Greek is most likely in Cypriot letters to CLDR 42, and not to its readers; Arabic's
    /// younger codes are missing in it.
    @Test(.enabled(if: isCLDR42)) func everyLanguageHasTheDirectionICUGivesIt() {
      let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
      let pairs = letters.flatMap { first in letters.map { first + $0 } }
      let languages = pairs + pairs.flatMap { pair in letters.map { pair + $0 } }
      let different = languages.filter { language in
        (TextDirection(language: language) == .rightToLeft)
          != reviewprompts_is_right_to_left(language)
      }
      #expect(Set(different) == ["grc", "acm", "afb", "ajp", "ayl", "azb"])
    }

    @Test(.enabled(if: isCLDR42)) func everyLocaleHasTheDirectionICUGivesIt() throws {
      let tags = try available()
      #expect(tags.count > 700)
      for tag in tags {
        let isRightToLeft = reviewprompts_is_right_to_left(tag)
        #expect((TextDirection(language: tag) == .rightToLeft) == isRightToLeft, "\(tag)")
      }
    }

    @Test(.enabled(if: isCLDR42)) func regionsCountAsForICU() {
      let languages = TextDirection.rightToLeftLanguages.union(
        TextDirection.regionsOfOtherDirection.keys
      ).subtracting(["acm", "afb", "ajp", "ayl", "azb"])
      let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
      let regions = letters.flatMap { first in letters.map { first + $0 } }
      let tags = languages.flatMap { language in regions.map { "\(language)-\($0)" } }
      let different = tags.filter { tag in
        (TextDirection(language: tag) == .rightToLeft) != reviewprompts_is_right_to_left(tag)
      }
      #expect(different.isEmpty)
    }

    private func available() throws -> [String] {
      try textFromICU { buffer, capacity, _ in
        reviewprompts_available_languages(buffer, capacity)
      }
      .split(separator: " ").map(String.init)
    }
  }
#endif
