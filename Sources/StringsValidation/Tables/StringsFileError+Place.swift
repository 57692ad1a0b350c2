import Diagnostics
import StringsFile

extension StringsFileError {
  /// Where a person has to mend the file.
  ///
  /// The reader points behind a quotation mark or a word that it took for the end of something; the
  /// mark or the word itself is what is wrong.
  ///
  /// - Parameter document: the file that holds the error.
  /// - Returns: the place of the mark or the word, or else the place that the reader points at.
  func place(in document: StringsDocument) -> Range<SourcePosition> {
    switch kind {
    case .unescapedQuote: start(of: 1, document)..<position
    case .proseOutsideComment: start(of: wordLength(document), document)..<position
    default: mistake ?? range
    }
  }

  /// The place that many characters of ASCII before the error.
  private func start(of count: Int, _ document: StringsDocument) -> SourcePosition {
    let width = document.encoding.bytes(of: "a").count
    return SourcePosition(
      line: position.line,
      column: position.column - count,
      byteOffset: position.byteOffset - count * width
    )
  }

  /// How long the bare word before the error is; it holds nothing but ASCII.
  private func wordLength(_ document: StringsDocument) -> Int {
    let width = document.encoding.bytes(of: "a").count
    let before = document.bytes[..<position.byteOffset].suffix((position.column - 1) * width)
    return before.reversed().filter { $0 != 0 }.prefix(while: Self.isWord).count
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x3A).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      || "_$/.-".utf8.contains(byte)
  }
}
