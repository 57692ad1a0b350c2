/// What there is to say of one language's snapshot.
package struct SnapshotFinding: Sendable {
  /// What is the matter.
  package enum Kind: String, Sendable {
    /// The prompts are not what the snapshot says.
    case different = "snapshot-differs"
    /// There is no snapshot.
    case missing = "missing-snapshot"
    /// There is a snapshot of a language that is not offered.
    case orphaned = "orphaned-snapshot"
  }

  /// What was done about it.
  package enum Action: String, Sendable {
    /// The file was left as it was.
    case reported
    /// The file was written.
    case recorded
    /// The file was removed.
    case removed
  }

  /// What is the matter.
  package let kind: Kind
  /// The language, as the file is named.
  package let language: String
  /// The snapshot's file.
  package let path: String
  /// What was done about it.
  package internal(set) var action = Action.reported
  let difference: SnapshotDifference?
  /// The language that the file says it is the snapshot of, where its name is another.
  var header: String?

  init(_ kind: Kind, _ language: String, _ path: String, _ difference: SnapshotDifference? = nil) {
    self.kind = kind
    self.language = language
    self.path = path
    self.difference = difference
  }
}

extension SnapshotFinding: CustomStringConvertible {
  /// The finding as compilers print them, with a diff below it where texts differ.
  package var description: String {
    switch kind {
    case .missing: heading("", "'\(language)' has no snapshot")
    case .orphaned: heading("", orphan)
    case .different: (difference?.hunks ?? []).map(text).joined(separator: "\n")
    }
  }

  private var orphan: String {
    if let header {
      return "the file is a snapshot of '\(header.visible)', which its name does not say; "
        + "rename or remove it"
    }
    return "no language '\(language.visible)' is offered; the snapshot is left over"
  }

  private func text(of hunk: SnapshotDifference.Hunk) -> String {
    let place = ":\(hunk.line):\(hunk.firstDifference?.column ?? 1)"
    let subject = hunk.subject.isEmpty ? "empty lines" : "'\(hunk.subject.visible)'"
    let heading = heading(place, "'\(language)' differs in \(subject)")
    return ([heading] + hunk.diff).joined(separator: "\n")
  }

  private func heading(_ place: String, _ text: String) -> String {
    "\(path.visible)\(place): error: \(text) [\(kind.rawValue)]"
  }
}
