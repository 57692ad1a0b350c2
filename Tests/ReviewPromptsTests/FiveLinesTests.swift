import FoundationEssentials
import ReviewPrompts
import TestSupport
import Testing

/// One import is enough for a host app, and the README shows code that compiles.
@Suite struct FiveLinesTests {
  @Test func givesAPromptAndALink() throws {
    let prompt = PromptCatalog().prompt(for: ["fr-CA", "en"], appName: "Notes")
    let link = try StoreLink("apple", id: "284882215")
    #expect(prompt.language == "fr-CA")
    #expect(link.url == "https://apps.apple.com/app/id284882215?action=write-review")
  }

  @Test func showsInTheReadmeWhatTheExampleCompiles() throws {
    let root = Fixtures.repository
    let example = try String(
      contentsOf: root.appending(path: "Examples/Notes/Sources/fivelines/main.swift"),
      encoding: .utf8
    )
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\n\(example)```"))
  }
}
