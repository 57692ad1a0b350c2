import Testing

@testable import StringsValidation

@Suite struct ShorthandTests {
  @Test func reportsAnEntryThatIsItsOwnText() throws {
    expect(Shorthand(), #"1️⃣"Rate";"#, ["1️⃣": "the entry has no value, so its key is shown"])
  }

  @Test func takesWholeEntries() {
    expect(Shorthand(), #""Rate" = "Noter";"#)
  }
}
