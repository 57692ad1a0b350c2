import FoundationEssentials
import TestSupport
import Testing

@testable import ReviewPromptsCLI
@testable import StringsValidation

@Suite struct RulesTests {
  @Test func listsEveryRule() {
    let listed = RecordedRun("rules").lines.map { $0.prefix { $0 != " " } }
    #expect(listed == RuleRegistry.ids.map { $0[...] })
  }

  @Test(arguments: RuleRegistry.ids) func explainsARule(_ id: String) {
    let explained = RecordedRun("rules", id)
    #expect(explained.status == .success)
    for heading in ["What it looks for", "Why it matters", "Bad", "Good", "Fix"] {
      #expect(explained.lines.contains(heading))
    }
  }

  @Test func namesTheNearestRule() {
    let unknown = RecordedRun("rules", "missing-kee")
    #expect(unknown.status == .failure)
    #expect(unknown.errors.contains("did you mean 'missing-key'?"))
  }

  @Test func areAllInTheDocumentation() throws {
    let page = Fixtures.repository.appending(path: "Documentation/validation.md")
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    #expect(text.contains("\n" + RecordedRun("rules").output + "```"))
  }
}
