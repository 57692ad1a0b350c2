import Testing

@testable import StringsValidation

@Suite struct PrintfMoreTests {
  @Test func pointsAtTheFirstThatIsTooMany() {
    expect(
      PrintfMore(),
      #""a" = "%@ 1️⃣%@"; "b" = "2️⃣%3$@ %1$@ %2$@"; "c" = "x 3️⃣%@";"#,
      source: #""a" = "%@"; "b" = "%1$@ %2$@"; "c" = "x";"#,
      [
        "1️⃣": "the text has placeholders for 2 values, the source text for 1",
        "2️⃣": "the text has placeholders for 3 values, the source text for 2",
        "3️⃣": "the text has placeholders for 1 values, the source text for none",
      ]
    )
  }

  @Test func comparesByArgument() {
    expect(
      PrintfMore(),
      #""a" = "%2$d %1$@"; "b" = "%1$@ %1$@"; "c" = "100% de"; "d" = "100%-osan"; "e" = "50 %";"#,
      source: #""a" = "%@ %d"; "b" = "%@"; "c" = "x"; "d" = "x"; "e" = "x";"#
    )
  }

  /// The form for one may spell the number out in the source language alone.
  @Test(arguments: ["1 day", "a day"]) func comparesWithTheFullestForm(_ one: String) {
    for language in ["ru", "fr", "pl", "ar"] {
      expect(
        PrintfMore(),
        RuleExample.plural(one: "%d день", other: "%d дня"),
        source: RuleExample.plural(one: one, other: "%d days"),
        language: language,
        file: "Days.stringsdict"
      )
    }
    let catalog = SubstitutionCatalog(
      english: .init(forms: [("one", one), ("other", "%lld days")]),
      german: .init(forms: [("one", "%lld Tag"), ("other", "%lld Tage")])
    )
    #expect(catalog.found(PrintfMore()).isEmpty)
    let substitution = SubstitutionCatalog(
      english: .init(text: "%#@f@", substitutions: [.init(one: one)]),
      german: .init(text: "%#@f@", substitutions: [.init(one: "%arg Datei", other: "%arg Dateien")])
    )
    #expect(substitution.found(PrintfMore()).isEmpty)
  }

  @Test func reportsWhatNoFormOfTheSourceHas() {
    expect(
      PrintfMore(),
      RuleExample.plural(one: "%1$d 1️⃣%2$@", other: "%d"),
      source: RuleExample.plural(one: "a day", other: "%d days"),
      file: "Days.stringsdict",
      ["1️⃣": "the text has placeholders for 2 values, the source text for 1"]
    )
  }

  @Test func takesWhatAnyFormOfTheSourceHas() {
    expect(
      PrintfMore(),
      RuleExample.plural(one: "%1$@ %2$d", other: "%1$@ %2$d"),
      source: RuleExample.plural(one: "%1$@: a day", other: "%2$d days"),
      file: "Days.stringsdict"
    )
  }

  /// The last form in the file need not be the one for most numbers.
  @Test func comparesATextWithoutFormsWithOther() {
    let catalog = SubstitutionCatalog(
      english: .init(forms: [("one", "%lld day"), ("other", "%lld days"), ("zero", "No days")]),
      german: .init(text: "%lld T.")
    )
    #expect(catalog.found(PrintfMore()).isEmpty)
  }

  @Test func namesThePlaceholderWhereAnotherIsMissing() {
    expect(
      PrintfMore(),
      #""a" = "A %1$@ B 1️⃣%3$@";"#,
      source: #""a" = "Hello %1$@ and %2$@";"#,
      ["1️⃣": "the source text has no placeholder '%3$@'"]
    )
  }

  @Test func pointsAtTheFirstOfSeveralWithoutNumbers() {
    expect(
      PrintfMore(),
      #""a" = "%@ 1️⃣%@ %@";"#,
      source: #""a" = "%@";"#,
      ["1️⃣": "the text has placeholders for 3 values, the source text for 1"]
    )
  }
}
