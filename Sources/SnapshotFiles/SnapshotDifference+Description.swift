extension SnapshotDifference.Hunk {
  /// The lines of a diff and, where one text became another, the first character that differs.
  var diff: [String] {
    var lines = removed.map { "  - " + $0.shown }
    lines += added.map { "  + " + $0.shown }
    if let first = firstDifference { lines.append("  " + first.description) }
    return lines
  }

  /// The first character that differs, where one line replaces one line.
  var firstDifference: CharacterDifference? {
    guard let old = removed.first, let new = added.first, removed.count == added.count else {
      return nil
    }
    return CharacterDifference(old, new)
  }
}

extension String {
  /// The line without its indentation, with every character visible; somebody may have edited the snapshot.
  fileprivate var shown: String {
    if isEmpty { return "(an empty line)" }
    let text = String(unicodeScalars.drop { $0 == " " })
    return text.isEmpty ? visible : text.visible
  }
}
