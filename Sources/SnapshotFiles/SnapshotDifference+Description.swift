extension SnapshotDifference.Hunk {
  /// The lines of a diff and, where one text became another, the first character that differs.
  var diff: [String] {
    var lines = removed.map { "  - " + $0.withoutIndentation }
    lines += added.map { "  + " + $0.withoutIndentation }
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
  fileprivate var withoutIndentation: Substring { drop { $0 == " " } }
}
