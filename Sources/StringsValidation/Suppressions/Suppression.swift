import Diagnostics
import StringsFile

/// A comment over an entry that says that a rule may be broken there, and why.
///
/// `/* reviewprompts:ignore double-word: a name that repeats itself */`
struct Suppression: Sendable {
  /// The ids of the rules, in the order in which they stand.
  var rules: [String]
  /// Why the rules may be broken here; empty when nothing is said.
  var reason: String
  /// The place of the comment.
  var range: Range<SourcePosition>
  /// The key of the entry below.
  var key: String
  /// What stands in place of the marker, where it is not quite that.
  var misspelling: String?

  /// What such a comment begins with.
  static let marker = "reviewprompts:ignore"
  private static let name = "reviewprompts"
  private static let nameBytes = Array(name.utf8)

  /// Reads a comment; `nil` when it is none of this kind.
  init?(_ comment: StringsComment, key: String) {
    self.init(TableComment(text: comment.text, range: comment.range, key: key))
  }

  /// Reads a comment; `nil` when it is none of this kind.
  init?(_ comment: TableComment) {
    guard Self.mayBe(comment.text) else { return nil }
    let content = Self.content(of: comment.text)
    if content == nil {
      guard let found = Self.misspelling(comment.text) else { return nil }
      misspelling = found
    }
    let line = content ?? ""
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    rules = (parts.first ?? "").split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
    reason = parts.count > 1 ? parts[1].trimmingBlanks : ""
    range = comment.range
    key = comment.key
  }

  /// What follows the marker on the first line of a comment that begins with it.
  ///
  /// Within a line it is only talked about.
  private static func content(of text: String) -> Substring? {
    for line in text.split(whereSeparator: \.isNewline) {
      let start = withoutOrnament(line)
      if start.hasPrefix(marker) { return start.dropFirst(marker.count) }
    }
    return nil
  }

  /// The text without the blanks and signs that comments and their lines begin with, as in `/**`.
  private static func withoutOrnament(_ text: Substring) -> Substring {
    text.drop { $0.isWhitespace || $0 == "*" || $0 == "/" }
  }

  /// What a comment begins with that was meant as the marker: `reviewprompts: ignore`,
  /// `reviewprompts:disable`.
  private static func misspelling(_ text: String) -> String? {
    let start = withoutOrnament(text[...])
    guard start.prefix(name.count).lowercased() == name else { return nil }
    let behind = start.dropFirst(name.count).drop { $0 == " " || $0 == "\t" }
    guard behind.first == ":" else { return nil }
    let word = behind.dropFirst().drop { $0 == " " || $0 == "\t" }
    let end = word.prefix { $0.isLetter || $0 == "-" }.endIndex
    return end == word.startIndex ? nil : String(start[..<end])
  }

  /// Whether a text may be a comment of this kind.
  static func mayBe(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { mayBe($0, $0.indices) }
  }

  /// Whether a stretch of a file may be a comment of this kind: the name in it, and a colon.
  static func mayBe(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    while start + nameBytes.count < range.upperBound {
      if bytes[start] | 0x20 == nameBytes[0], isNamed(bytes, start..<range.upperBound) {
        return true
      }
      start += 1
    }
    return false
  }

  /// Whether the name and a colon stand at the start of a stretch that is longer than the name.
  private static func isNamed(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    guard nameBytes.indices.allSatisfy({ bytes[start + $0] | 0x20 == nameBytes[$0] }) else {
      return false
    }
    let behind = bytes[start + nameBytes.count..<range.upperBound]
    return behind.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: ":")
  }
}

extension StringProtocol {
  /// The text without the blanks at both ends.
  var trimmingBlanks: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// The first place of a text in this one, compared byte by byte.
  func range(of text: String) -> Range<Index>? {
    guard let first = text.utf8.first else { return startIndex..<startIndex }
    var start = startIndex
    while let place = utf8[start...].firstIndex(of: first) {
      if utf8[place...].starts(with: text.utf8) {
        return place..<utf8.index(place, offsetBy: text.utf8.count)
      }
      start = utf8.index(after: place)
    }
    return nil
  }
}
