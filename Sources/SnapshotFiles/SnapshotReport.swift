/// What came of comparing the prompts of some languages with their snapshots.
package struct SnapshotReport: Sendable {
  /// The number of languages that were compared.
  package let count: Int
  /// What differs, is missing or is left over, in the order of the languages.
  package let findings: [SnapshotFinding]

  /// The findings that nothing was done about.
  package var open: [SnapshotFinding] { findings.filter { $0.action == .reported } }

  /// How many snapshots there are, and how many of them are not as they should be.
  package var summary: String {
    let kinds: [(SnapshotFinding.Kind, String)] = [
      (.different, "different"), (.missing, "missing"), (.orphaned, "left over"),
    ]
    let parts = kinds.compactMap { kind, name in
      let count = findings.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(name)"
    }
    let languages = count == 1 ? "1 language" : "\(count) languages"
    return languages + ": " + (parts.isEmpty ? "all as recorded" : parts.joined(separator: ", "))
  }
}
