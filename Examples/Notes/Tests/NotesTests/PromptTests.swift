import Foundation
import PromptSnapshots
import ReviewPrompts
import Testing

/// The app's own texts, beside the sources of this example.
private let overrides = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../Overrides").standardized.path

/// The finished prompts are kept in Snapshots; read the diff when one changes.
@Test func promptsAreAsReviewed() throws {
  var catalog = PromptCatalog(overrides: [try FolderTables(path: overrides)])
  catalog.usesAllAvailableLanguages = false
  PromptSnapshotSet(of: catalog, appName: "Notes", arguments: ["version": "2.1"]).assert()
}
