import FoundationEssentials
import PromptSnapshots
import TestSupport
import Testing

/// The project's own snapshots, under `Tests/Snapshots`.
///
/// Record them with `REVIEWPROMPTS_RECORD=all swift test --filter ShippedSnapshots`, or with
/// `reviewprompts snapshot record Tests/Snapshots --store apple --id 284882215`, and read the diff.
@Suite struct ShippedSnapshotsTests {
  @Test func areAsReviewed() {
    var shipped = PromptSnapshotSet(appName: "Notes")
    shipped.link = "https://apps.apple.com/app/id284882215?action=write-review"
    shipped.assert(in: Fixtures.repository.appending(path: "Tests/Snapshots").path)
  }
}
