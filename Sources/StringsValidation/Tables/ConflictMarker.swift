import Diagnostics
import StringsFile

/// The first mark of a merge conflict in a file that cannot be read.
struct ConflictMarker {
  /// Where it stands in the file, in bytes.
  let range: Range<Int>
  private let mark: UInt8

  /// Looks for a line that begins with seven times `<`, `=` or `>`; `nil` when there is none.
  init?(in bytes: [UInt8]) {
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      start = line.startIndex
      guard let first = line.first, "<=>".utf8.contains(first) else { continue }
      let count = line.prefix { $0 == first }.count
      guard count == 7 else { continue }
      mark = first
      range = start..<start + count
      return
    }
    return nil
  }

  /// What is said about it, as in a strings file.
  var message: String {
    let start = SourcePosition(line: 1, column: 1, byteOffset: 0)
    let kind = StringsFileError.Kind.conflictMarker(Unicode.Scalar(mark))
    return StringsFileError(kind: kind, range: start..<start, noticed: start).message
  }
}
