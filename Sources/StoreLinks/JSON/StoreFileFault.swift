import Diagnostics

/// What is wrong with a store file, and where, before it is known which file it is.
struct StoreFileFault: Error, Hashable {
  /// The distance in bytes from the start of the file.
  var offset: Int
  var problem: StoreFileProblem
}

extension StoreFileFault {
  /// Adds the file and turns the distance into a line and a column.
  func error(file: String, bytes: [UInt8]) -> StoreFileError {
    var line = 1
    var lineStart = bytes.startIndex
    for index in bytes.indices.prefix(offset) where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    let before = String(decoding: bytes[lineStart..<min(offset, bytes.count)], as: UTF8.self)
    let position = SourcePosition(
      line: line,
      column: before.unicodeScalars.count + 1,
      byteOffset: offset
    )
    return StoreFileError(file: file, position: position, problem: problem)
  }
}
