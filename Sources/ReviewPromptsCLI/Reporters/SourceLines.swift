internal import StringsFile
internal import StringsValidation

/// The lines of a file, for showing what a finding is about.
struct SourceLines {
  let path: String
  private let lines: [Substring]

  /// The longest line that is shown whole, in characters.
  private static let limit = 400

  /// Reads a file; `nil` when it cannot be read.
  init?(path: String) {
    guard let bytes = try? StandardStreams.read(ordinaryFile: path) else { return nil }
    self.path = path
    var encoding = StringsEncoding.utf8
    if case .strings(let found) = StringsFileKind(bytes) { encoding = found }
    let text = StringsEncodingText.decode(bytes.dropFirst(encoding.prefixLength), encoding)
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
  }

  /// A line by its number from 1; a very long one is cut.
  func line(_ number: Int) -> String? {
    guard lines.indices.contains(number - 1) else { return nil }
    let line = lines[number - 1]
    return line.utf8.count > Self.limit * 4 ? String(line.prefix(Self.limit)) + "…" : String(line)
  }
}

extension Character {
  /// Whether this ends a line of a file.
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}
