import Testing

@testable import StringsValidation

@Suite struct EmptyTableTests {
  @Test func countsWhatIsMissing() {
    expect(
      EmptyTable(),
      "/* to come */",
      source: "a = b; c = d;",
      [wholeFile: "the file holds no entries: expected the 2 of the source language"]
    )
  }

  @Test func isSilentWhereNothingIsExpected() {
    expect(EmptyTable(), "/* */", source: "/* */")
    expect(EmptyTable(), "a = b;", source: "a = b; c = d;")
  }
}
