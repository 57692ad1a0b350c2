import Testing

@testable import StringsValidation

@Suite struct PrintfTypeTests {
  @Test func saysWhatIsPrinted() {
    expect(
      PrintfType(),
      #""a" = "1️⃣%@"; "b" = "%@ 2️⃣%s"; "c" = "%1$@ 3️⃣%1$d";"#,
      source: #""a" = "%d"; "b" = "%@ %@"; "c" = "%1$@";"#,
      [
        "1️⃣": "the placeholder prints the value as a text, the source text as a whole number",
        "2️⃣":
          "the placeholder prints value 2 as a text of the language C, the source text as a text: use '%@'",
        "3️⃣": "value 1 is printed as two different kinds in the same text",
      ]
    )
  }

  @Test func takesTypesOfOneKind() {
    expect(
      PrintfType(),
      #""a" = "%i"; "b" = "%lld"; "c" = "%.2f"; "d" = "%2$ld %1$@"; "e" = "%*d";"#,
      source: #""a" = "%d"; "b" = "%ld"; "c" = "%g"; "d" = "%@ %d"; "e" = "%*d";"#
    )
  }

  @Test func leavesFormsOfAPluralToTheirRule() {
    expect(
      PrintfType(),
      RuleExample.plural(one: "%@ jour", other: "%@ jours"),
      source: RuleExample.plural(one: "%d day", other: "%d days"),
      file: "Days.stringsdict"
    )
  }

  @Test func pointsAtTheConversionThatTakesTheValue() {
    expect(
      PrintfType(),
      #""a" = "%*d 1️⃣%d %@";"#,
      source: #""a" = "%*d %@ %@";"#,
      ["1️⃣": "the placeholder prints value 3 as a whole number, the source text as a text"]
    )
  }

  @Test func readsTheTypeOfASubstitution() {
    let catalog = SubstitutionCatalog(
      english: .init(text: "%#@f@", substitutions: [.init()]),
      german: .init(text: "%#@f@", substitutions: [.init("f", 1, "@")])
    )
    let message = "the placeholder prints the value as a text, the source text as a whole number"
    #expect(catalog.found(PrintfType()) == ["de: " + message])
  }

  @Test func leavesAPluralThatIsNotThereToItsRule() {
    let catalog = SubstitutionCatalog(
      english: .init(text: "%#@f@", substitutions: [.init()]),
      german: .init(text: "%#@f@")
    )
    #expect(catalog.found(PrintfType()).isEmpty)
    #expect(catalog.found(PluralVariable()).count == 1)
  }

  @Test func comparesWithTheFullestForm() {
    let catalog = SubstitutionCatalog(
      english: .init(forms: [("one", "a day"), ("other", "%lld days")]),
      german: .init(forms: [("one", "%@ Tag"), ("other", "%lld Tage")])
    )
    let message = "the placeholder prints the value as a text, the source text as a whole number"
    #expect(catalog.found(PrintfType()) == ["de: " + message])
  }
}
