#if ICU
  import Testing

  @testable import MessageFormatting

  @Suite struct PluralRulesTests {
    @Test(arguments: [
      ("en", ["one", "other"], ["one", "two", "few", "other"]),
      ("ru", ["one", "few", "many", "other"], ["other"]),
      ("ar", ["zero", "one", "two", "few", "many", "other"], ["other"]),
      ("ja", ["other"], ["other"]),
      (
        "cy", ["zero", "one", "two", "few", "many", "other"],
        ["zero", "one", "two", "few", "many", "other"]
      ),
      ("pt-PT", ["one", "many", "other"], ["other"]),
      ("xx", ["other"], ["other"]),
      ("", ["other"], ["other"]),
    ])
    func categoriesAreThoseOfCLDR(language: String, cardinal: [String], ordinal: [String]) throws {
      #expect(try PluralRules(language: language).categories == cardinal)
      #expect(try PluralRules(language: language, purpose: .ordinal).categories == ordinal)
    }

    @Test(
      arguments: [
        ("en", 1, "one", "one"), ("en", 2, "other", "two"), ("en", 23, "other", "few"),
        ("ru", 21, "one", "other"),
        ("ru", 3, "few", "other"), ("ru", 11, "many", "other"), ("ar", 0, "zero", "other"),
        ("ja", 1, "other", "other"),
      ] as [(String, Int32, String, String)]
    )
    func numbersHaveTheirCategory(
      language: String,
      number: Int32,
      cardinal: String,
      ordinal: String
    ) throws {
      #expect(try PluralRules(language: language).category(of: number) == cardinal)
      #expect(
        try PluralRules(language: language, purpose: .ordinal).category(of: number) == ordinal
      )
    }
  }
#endif
