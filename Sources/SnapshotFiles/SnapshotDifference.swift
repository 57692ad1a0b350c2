/// How a text differs from a snapshot, line by line.
struct SnapshotDifference {
  /// Lines that were replaced, and what stands there now; one of the two may be empty.
  struct Hunk {
    /// The key or the name of what differs.
    var subject: String
    /// The line of the snapshot, counted from 1, at which the difference begins.
    var line: Int
    var removed: [String] = []
    var added: [String] = []
  }

  let hunks: [Hunk]

  /// Compares a snapshot with what it should be.
  init(snapshot: String, current: String) {
    let old = Self.lines(snapshot)
    let new = Self.lines(current)
    let changes = new.map(SnapshotLine.init).difference(from: old.map(SnapshotLine.init))
    var removals: Set<Int> = []
    var insertions: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removals.insert(offset)
      case .insert(let offset, _, _): insertions.insert(offset)
      }
    }
    hunks = Self.hunks(old, new, removals, insertions)
  }

  private static func hunks(
    _ old: [String],
    _ new: [String],
    _ removals: Set<Int>,
    _ insertions: Set<Int>
  ) -> [Hunk] {
    var hunks: [Hunk] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      guard removals.contains(left) || insertions.contains(right) else {
        left += 1
        right += 1
        continue
      }
      var hunk = Hunk(subject: "", line: left + 1)
      let start = (left, right)
      while removals.contains(left) {
        hunk.removed.append(old[left])
        left += 1
      }
      while insertions.contains(right) {
        hunk.added.append(new[right])
        right += 1
      }
      let isInOld = !hunk.removed.isEmpty
      hunk.subject = isInOld ? subject(of: start.0, in: old) : subject(of: start.1, in: new)
      hunks.append(hunk)
    }
    return hunks
  }

  /// The heading that a line belongs to, or the name that it begins with.
  private static func subject(of index: Int, in lines: [String]) -> String {
    var place = index
    if lines[place].isEmpty, place + 1 < lines.count { place += 1 }
    while place > 0, lines[place].hasPrefix(" ") { place -= 1 }
    let words = lines[place].split(separator: " ")
    if words.count == 1 { return String(words[0]) }
    let isKey = lines[place].hasPrefix("reviewPrompt.")
    if isKey { return lines[place] }
    let name = String(lines[place].prefix(12))
    return name.split(separator: " ").joined(separator: " ")
  }

  /// The lines of a text; a version control system may have turned LF into CRLF.
  private static func lines(_ text: String) -> [String] {
    var lines = text.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "\n" || $0 == "\r\n" }
    ).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

/// A line that equals another only when it does so scalar by scalar; `==` of strings takes é for e with an accent.
private struct SnapshotLine: Equatable {
  let bytes: [UInt8]

  init(_ line: String) {
    bytes = Array(line.utf8)
  }
}
