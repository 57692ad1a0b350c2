internal import StringsFile
internal import StringsValidation

/// The lines of a file, for showing what a finding is about.
struct SourceLines {
  let path: String
  private let lines: [Substring]

  /// A line, or a stretch of a long one.
  struct Excerpt {
    var text: String
    /// How many columns of the line lie before the text.
    var start: Int
  }

  /// The longest line that is shown whole, in columns.
  private static let limit = 400
  /// How much of a longer line is shown before a place.
  private static let lead = 100
  /// The last column that is looked for; who finds something behind it reads no lines.
  private static let farthest = 100_000

  /// Reads a file; `nil` when it cannot be read.
  init?(path: String) {
    guard let bytes = try? StandardStreams.read(ordinaryFile: path) else { return nil }
    self.path = path
    var encoding = StringsEncoding.utf8
    if case .strings(let found) = StringsFileKind(bytes) { encoding = found }
    let text = StringsEncodingText.decode(bytes.dropFirst(encoding.prefixLength), encoding)
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
  }

  /// A line by its number from 1, as far as it helps to see a column; `nil` where there is none.
  func line(_ number: Int, around column: Int) -> Excerpt? {
    guard lines.indices.contains(number - 1), column <= Self.farthest else { return nil }
    let scalars = lines[number - 1].unicodeScalars
    let isShort = scalars.dropFirst(Self.limit).isEmpty
    if isShort { return Excerpt(text: String(scalars), start: 0) }
    let start = max(0, column - 1 - Self.lead)
    let rest = scalars.dropFirst(start)
    let end = rest.dropFirst(Self.limit).isEmpty ? "" : "…"
    let text = String(rest.prefix(Self.limit)) + end
    return start == 0 ? Excerpt(text: text, start: 0) : Excerpt(text: "…" + text, start: start - 1)
  }
}

extension Character {
  /// Whether this ends a line of a file.
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}
