import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct PrintfFewerTests {
  @Test func namesWhatIsMissing() {
    expect(
      PrintfFewer(),
      #""a" = 1️⃣"x"; "b" = 2️⃣"%1$@";"#,
      source: #""a" = "%@ %ld"; "b" = "%1$@ %2$.1f";"#,
      [
        "1️⃣": "the placeholders '%@', '%ld' of the source text are missing",
        "2️⃣": "the placeholder '%2$.1f' of the source text is missing",
      ]
    )
  }

  @Test func letsFormsForFewSpellTheNumberOut() {
    let source = RuleExample.plural(one: "%d day", other: "%d days")
    expect(
      PrintfFewer(),
      RuleExample.plural(one: "un jour", other: "%d jours"),
      source: source,
      file: "Days.stringsdict"
    )
    let found = ExampleRun.findings(
      PrintfFewer(),
      RuleExample(
        RuleExample.plural(one: "%d jour", other: "des jours"),
        source: source,
        file: "Days.stringsdict"
      )
    )
    #expect(found.map(\.key) == ["days"])
  }

  @Test func takesWhatIsWrittenOtherwise() {
    expect(PrintfFewer(), #""a" = "%1$@"; "b" = "%i";"#, source: #""a" = "%@"; "b" = "%d";"#)
  }

  @Test func leavesWhatIsDamagedToItsRule() {
    expect(PrintfFewer(), #""a" = "%#"; "b" = "% @";"#, source: #""a" = "%@"; "b" = "%@";"#)
  }

  @Test func namesTheConversionThatTakesTheValue() {
    expect(
      PrintfFewer(),
      #""a" = 1️⃣"%*d"; "b" = 2️⃣"x";"#,
      source: #""a" = "%*d of %@"; "b" = "%*d of %@";"#,
      [
        "1️⃣": "the placeholder '%@' of the source text is missing",
        "2️⃣": "the placeholders '%*d', '%@' of the source text are missing",
      ]
    )
  }

  @Test(arguments: ["Dateien", "arg Dateien"]) func missesTheNumberOfASubstitution(_ other: String)
  {
    let catalog = SubstitutionCatalog(
      english: .init(text: "%#@f@", substitutions: [.init()]),
      german: .init(text: "%#@f@", substitutions: [.init(one: "eine Datei", other: other)])
    )
    #expect(
      catalog.found(PrintfFewer()) == ["de: the placeholder '%arg' of the source text is missing"]
    )
  }

  @Test func takesAPlaceholderForASubstitution() {
    let catalog = SubstitutionCatalog(
      english: .init(text: "%#@f@", substitutions: [.init()]),
      german: .init(text: "Dateien: %1$lld")
    )
    #expect(catalog.found(PrintfFewer()).isEmpty)
  }
}
