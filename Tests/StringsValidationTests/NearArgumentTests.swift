import Testing

@testable import StringsValidation

@Suite struct NearArgumentTests {
  @Test func proposesWhatIsMissing() {
    #expect(
      NearArgument.proposals(["appNane", "days"], ["appName", "days"]) == ["appNane": "appName"]
    )
  }

  /// Each name is compared with each, which thousands of them would not be worth.
  @Test func guessesNothingAmongVeryMany() {
    let wanted = (0..<400).map { "argument\($0)" }
    let found = (0..<400).map { "other\($0)" } + ["xargument7"]
    #expect(NearArgument.proposals(found, wanted).isEmpty)
    #expect(NearArgument.proposals(["xargument7"], ["argument7"]) == ["xargument7": "argument7"])
  }
}
