import TestSupport
import Testing

@testable import ReviewPromptsCLI

/// Pseudo-languages may be named wherever a language may, and are listed nowhere.
@Suite struct PseudoLanguageTests {
  @Test func areRendered() {
    let run = RecordedRun("render", "--app-name", "Notes", "--language", "en-XA")
    #expect(run.lines.prefix(2) == ["en-XA", "  [Ĥööŵ ŵööûûļð ýööûû ŕååţéé Notes?]"])
    #expect(
      RecordedRun("render", "--app-name", "N", "--all").lines.allSatisfy { !$0.hasPrefix("en-XA") }
    )
  }

  @Test func areTakenFromTheEnvironment() {
    let run = RecordedRun(
      words: ["render", "--app-name", "Notes"],
      environment: [.language: "ar_XB.UTF-8"]
    )
    #expect(run.lines.first == "ar-XB")
  }

  @Test func areMatched() {
    let run = RecordedRun("languages", "match", "--prefer", "en-XA,fr")
    #expect(run.lines.first == "en-XA")
    #expect(RecordedRun("languages", "match", "--prefer", "en-AU").lines == ["en-GB", "en"])
    #expect(
      RecordedRun("languages", "match", "--among", "en,fr", "--prefer", "en-XA").lines == ["en"]
    )
  }

  @Test func areNotMadeFromWhatIsForbidden() {
    let words = ["render", "--app-name", "N", "--forbid", "en-XA=en", "--language", "en-XA,fr"]
    #expect(RecordedRun(words: words).lines.first == "fr")
  }

  @Test(arguments: [("en-XA", ""), ("ar_XB", ""), ("en", "&hl=en")])
  func haveNoPagesInStores(_ language: String, _ query: String) {
    let run = RecordedRun(
      "link",
      "--store",
      "google-play",
      "--id",
      "com.example.notes",
      "--language",
      language
    )
    #expect(
      run.lines == ["https://play.google.com/store/apps/details?id=com.example.notes\(query)"]
    )
  }

  @Test func haveSnapshots() throws {
    let folder = try TemporaryFolder()
    let words = ["snapshot", "record", folder.path, "--language", "en-XA,ar-XB"]
    #expect(RecordedRun(words: words).status == .success)
    #expect(try folder.names() == ["ar-XB.txt", "en-XA.txt"])
  }
}
