import Testing

@testable import StringsValidation

@Suite struct MixedNumberingTests {
  @Test func pointsAtTheOneWithout() {
    expect(
      MixedNumbering(),
      #""a" = "%1$@ 1️⃣%@";"#,
      source: #""a" = "%1$@ %2$@";"#,
      ["1️⃣": "this placeholder has no number although others of the text have"]
    )
  }

  @Test func takesEitherKind() {
    expect(MixedNumbering(), #""a" = "%1$@ %2$d %%"; "b" = "%@ %d";"#)
  }

  @Test func takesTheNumberOfASubstitution() {
    let forms = ("%arg dir", "%arg dirs")
    let catalog = SubstitutionCatalog(
      english: .init(
        text: "%1$@ %#@g@",
        substitutions: [.init("g", 2, one: forms.0, other: forms.1)]
      ),
      german: .init(
        text: "%#@g@ von %1$@",
        substitutions: [.init("g", 2, one: "%arg Ordner", other: "%arg Ordner")]
      )
    )
    #expect(catalog.rules.isEmpty)
  }

  @Test func reportsASubstitutionWithoutANumber() {
    let catalog = SubstitutionCatalog(
      english: .init(text: "%1$@ %#@g@", substitutions: [.init("g", 2)]),
      german: .init(text: "%#@g@ von %1$@", substitutions: [.init("g", nil)])
    )
    #expect(
      catalog.found(MixedNumbering()) == [
        "de: this placeholder has no number although others of the text have"
      ]
    )
  }

  /// The number of a substitution that it would have without one says nothing new.
  @Test(arguments: [("%#@f@ by %@", 1), ("%@ saw %#@f@", 2), ("%lld of %#@f@ found", 2)])
  func takesSubstitutionsInOrder(_ text: String, _ number: Int) {
    let language = SubstitutionCatalog.Language(text: text, substitutions: [.init("f", number)])
    let catalog = SubstitutionCatalog(english: language, german: language)
    #expect(catalog.found(MixedNumbering()).isEmpty)
    #expect(catalog.found(PrintfType()).isEmpty)
    let other = SubstitutionCatalog.Language(text: text, substitutions: [.init("f", 3)])
    let moved = SubstitutionCatalog(english: language, german: other)
    #expect(!moved.found(MixedNumbering()).isEmpty)
  }
}
