/// The difference of two versions of a file, as `diff -u` prints it.
package enum UnifiedDiff {
  /// The lines round a change that are shown.
  private static let context = 3
  /// How much work the shortest difference may be, as lines times changed lines: about a second.
  private static let greatestEffort = 10_000_000

  /// A line of one version, or of both.
  private struct Line {
    var mark: Character
    var text: ArraySlice<UInt8>
    var oldNumber: Int
    var newNumber: Int
  }

  /// Gives the difference; empty when there is none.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - before: the file before the change.
  ///   - after: the file after it.
  /// - Returns: the lines with their ends.
  package static func text(path: String, before: [UInt8], after: [UInt8]) -> String {
    guard before != after else { return "" }
    let isText = [before, after].allSatisfy { String(validating: $0, as: UTF8.self) != nil }
    guard isText else { return "Files a/\(path) and b/\(path) differ\n" }
    let lines = merged(split(before), split(after))
    let hunks = hunks(lines).map { text(lines[$0]) }.joined()
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks
  }

  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for place in bytes.indices where bytes[place] == UInt8(ascii: "\n") {
      lines.append(bytes[start...place])
      start = place + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// All lines of both versions in one order: those that go before those that come.
  private static func merged(
    _ old: [ArraySlice<UInt8>],
    _ new: [ArraySlice<UInt8>]
  ) -> [Line] {
    let (removed, inserted) = changes(old, new)
    var lines: [Line] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      func add(_ mark: Character, _ text: ArraySlice<UInt8>) {
        lines.append(Line(mark: mark, text: text, oldNumber: before, newNumber: after))
      }
      if before < old.count, removed.contains(before) {
        add("-", old[before])
        before += 1
      } else if after < new.count, inserted.contains(after) {
        add("+", new[after])
        after += 1
      } else {
        add(" ", old[before])
        before += 1
        after += 1
      }
    }
    return lines
  }

  /// The lines that go and those that come, by their numbers in the two versions.
  private static func changes(
    _ old: [ArraySlice<UInt8>],
    _ new: [ArraySlice<UInt8>]
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let ends = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
    let end = ends.prefix { $0 == $1 }.count
    let oldRest = old[start..<old.count - end]
    let newRest = new[start..<new.count - end]
    if oldRest.count == newRest.count {
      // Most fixes change a line and move none.
      let changed = Set(oldRest.indices.filter { old[$0] != new[$0] })
      return (changed, changed)
    }
    let effort = (oldRest.count + newRest.count) * changedCount(oldRest, newRest)
    guard effort <= greatestEffort else {
      return (Set(oldRest.indices), Set(newRest.indices))
    }
    return shortestChanges(oldRest, newRest)
  }

  /// How many lines stand in one version only, wherever they stand in it.
  private static func changedCount(
    _ old: ArraySlice<ArraySlice<UInt8>>,
    _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> Int {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for line in old { counts[line, default: 0] += 1 }
    for line in new { counts[line, default: 0] -= 1 }
    return counts.values.reduce(0) { sum, count in sum + abs(count) }
  }

  private static func shortestChanges(
    _ old: ArraySlice<ArraySlice<UInt8>>,
    _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
      case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
      }
    }
    return (removed, inserted)
  }

  /// The stretches of lines that are shown, with the lines round them.
  private static func hunks(_ lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for place in lines.indices where lines[place].mark != " " {
      let range = max(0, place - context)..<min(lines.count, place + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func text(_ lines: ArraySlice<Line>) -> String {
    guard let first = lines.first else { return "" }
    let old = lines.count { $0.mark != "+" }
    let new = lines.count { $0.mark != "-" }
    var text = "@@ -\(place(first.oldNumber, old)) +\(place(first.newNumber, new)) @@\n"
    for line in lines {
      text += String(line.mark) + String(decoding: line.text, as: UTF8.self)
      if line.text.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
    }
    return text
  }

  private static func place(_ number: Int, _ count: Int) -> String {
    let start = count == 0 ? number : number + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }
}
