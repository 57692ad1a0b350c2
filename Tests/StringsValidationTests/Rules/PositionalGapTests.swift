import Testing

@testable import StringsValidation

@Suite struct PositionalGapTests {
  @Test func pointsBehindTheGap() {
    expect(
      PositionalGap(),
      #""a" = "1️⃣%2$@"; "b" = "%1$@ 2️⃣%3$@";"#,
      [
        "1️⃣": "no placeholder has the number 1, so this one shows another value than it says",
        "2️⃣": "no placeholder has the number 2, so this one shows another value than it says",
      ]
    )
  }

  @Test func takesAnyOrder() {
    expect(PositionalGap(), #""a" = "%2$@ %1$@ %2$@"; "b" = "%@ %@";"#)
  }

  @Test func leavesWhatIsDamagedToItsRule() {
    expect(PositionalGap(), #""a" = "%1 %2$@";"#)
  }

  @Test func takesASubstitutionWhoseFormsPrintTheOthers() {
    let language = SubstitutionCatalog.Language(
      text: "%#@f@",
      substitutions: [.init("f", 2, one: "%1$@: %arg file", other: "%1$@: %arg files")]
    )
    let catalog = SubstitutionCatalog(english: language, german: language)
    #expect(catalog.found(PositionalGap()).isEmpty)
  }
}
