import FoundationEssentials
import TestSupport
import Testing

@testable import ReviewPromptsCLI

@Suite struct LinkTests {
  @Test func printsTheLinkAlone() {
    let run = RecordedRun("link", "--store", "apple", "--id", "284882215")
    #expect(run.output == "https://apps.apple.com/app/id284882215?action=write-review\n")
    #expect(run.status == .success)
  }

  @Test func printsWhatALinkOpensAsJSON() {
    let run = RecordedRun("link", "--store", "apple", "--id", "284882215", "--format", "json")
    let expected = """
      {
        "opens": "write-review-sheet",
        "store": "apple",
        "template": "apple.https.apps",
        "url": "https://apps.apple.com/app/id284882215?action=write-review"
      }

      """
    #expect(run.output == expected)
  }

  @Test func printsAnErrorAsJSONToo() {
    let run = RecordedRun("link", "--store", "google-play", "--id", "x", "--format", "json")
    #expect(run.status == .failure)
    #expect(run.output.contains("\"error\": \"bad-package-name\""))
    #expect(run.errors.contains("[bad-package-name]"))
  }

  @Test func namesTheNearestStore() {
    let run = RecordedRun("link", "--store", "appel", "--id", "1")
    #expect(run.errors.contains("did you mean 'apple'?"))
    #expect(run.errors.contains("[unknown-store]"))
  }

  @Test(arguments: [".", "..", "a\nb", "a\u{FFFD}"]) func refusesASlugThatBreaksThePath(
    _ slug: String
  ) {
    let run = RecordedRun("link", "--store", "apple", "--id", "284882215", "--slug", slug)
    #expect(run.errors.contains("[bad-slug]"))
  }

  @Test func passesTheCases() {
    let path = Fixtures.folder("links-cases.json").path
    let run = RecordedRun("link", "check", path)
    #expect(run.output == "195 passed, 0 failed\n")
  }

  @Test func printsACaseThatFails() throws {
    let folder = try TemporaryFolder()
    let text = """
      [{"n": 1, "store": "apple", "id": "284882215", "kind": "review", "expect": "https://x"}]
      """
    let run = RecordedRun("link", "check", try folder.write(text, to: "cases.json"))
    #expect(run.status == .findings)
    #expect(run.lines.count == 4)
    #expect(run.lines[1].contains("expected: https://x"))
    #expect(run.lines[2].contains("got:      https://apps.apple.com"))
    #expect(run.lines[3] == "0 passed, 1 failed")
  }

  @Test func saysWhereACaseFileIsBroken() throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun("link", "check", try folder.write("[\n{]", to: "cases.json"))
    #expect(run.status == .failure)
    #expect(run.errors.contains("cases.json:2:2"))
  }

  @Test func takesALinkApart() {
    let run = RecordedRun(
      "link",
      "explain",
      "itms-apps://ax.itunes.apple.com/app/id284882215?at=11l7j9"
    )
    #expect(run.status == .findings)
    #expect(run.output.contains("store:      apple\n"))
    #expect(run.output.contains("id:         284882215\n"))
    #expect(run.output.contains("better:     https://apps.apple.com/app/id284882215"))
  }

  @Test(arguments: ["https://apps.apple.com/app/id284882215?action=write-review"])
  func findsNothingWrongWithASoundLink(_ url: String) {
    let run = RecordedRun("link", "explain", url, "--format", "json")
    #expect(run.status == .success)
    #expect(run.output.contains("\"opens\": \"write-review-sheet\""))
  }

  @Test func knowsNoStoreOfAnotherLink() {
    let run = RecordedRun("link", "explain", "https://example.com/\u{1B}[31m")
    #expect(run.status == .findings)
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func listsStores() {
    let all = RecordedRun("stores")
    #expect(all.output.contains("apple  App Store\n"))
    let one = RecordedRun("stores", "apple")
    #expect(one.output.contains("apple.https.apps"))
    #expect(RecordedRun("stores", "aple").errors.contains("did you mean 'apple'?"))
  }
}
