import PromptContent
import PromptSnapshots
import TestSupport
import Testing

@Suite struct PromptSnapshotSetAssertTests {
  @Test func recordsAnIssueInTheRunningTest() throws {
    let folder = try TemporaryFolder()
    let tables = InMemoryTables(["en": [.title: "Rate {appName}?"]])
    var catalog = PromptCatalog(overrides: [tables])
    catalog.usesAllAvailableLanguages = false
    var set = PromptSnapshotSet(of: catalog, appName: "Notes")
    _ = set.verify(in: folder.path, record: .all)
    set.assert(in: folder.path, record: .never)
    set.appName = "Mail"
    withKnownIssue {
      set.assert(in: folder.path, record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("'en' differs in 'reviewPrompt.title'") }
        && issue.sourceLocation?.fileID.hasSuffix("PromptSnapshotSetAssertTests.swift") == true
    }
  }
}
