package import Diagnostics

/// A strings file with all that stands in it, for tools: comments, places, and every error.
///
/// Reading never fails. What cannot be read is passed over and reported, and what follows is read.
/// The parts of the file (`pieces`) put together are the file, whatever it holds.
package struct StringsDocument: Sendable {
  /// The bytes of the file.
  package let bytes: [UInt8]
  /// What kind of file it is.
  package let kind: StringsFileKind
  /// All parts of the file in order.
  package let pieces: [StringsPiece]
  /// The entries in the order of the file, those with equal keys among them.
  package let entries: [StringsEntry]
  /// The comments after the last entry.
  package let closingComments: [StringsComment]
  /// The errors, `StringsLimit.errors` at most: first the one that `StringsTable` throws, then the
  /// others in the order of the file.
  package let errors: [StringsFileError]
  /// Whether there were more errors than are kept.
  package let hasMoreErrors: Bool
  /// The bytes A9 that were read as U+FFFD, as CoreFoundation does, in the order of the file.
  package let replacedBytes: [SourcePosition]
  let text: SourceText

  /// Reads a file.
  ///
  /// - Complexity: linear in the number of bytes.
  package init(bytes: [UInt8]) {
    let opening = FileOpening(.owned(bytes, textStart: 0))
    self.bytes = bytes
    kind = bytes.withUnsafeBytes(StringsFileKind.detect(in:))
    text = opening.text
    let contents: DocumentContents
    if let error = opening.error {
      contents = DocumentContents(unread: bytes.count, error)
    } else {
      contents = opening.text.withBytes {
        DocumentContents.read($0, opening, fileLength: bytes.count)
      }
    }
    pieces = contents.pieces
    entries = contents.entries
    closingComments = contents.closingComments
    errors = contents.errors
    hasMoreErrors = contents.hasMoreErrors
    replacedBytes = contents.replacedBytes
  }

  /// The encoding of the text; UTF-8 for a file that is not read.
  package var encoding: StringsEncoding {
    if case .strings(let encoding) = kind { encoding } else { .utf8 }
  }

  /// The table that the entries make: of equal keys the last one counts, as in CoreFoundation.
  package var table: [StringsText: StringsValue] {
    Dictionary(entries.map { ($0.key.text, $0.value.value) }, uniquingKeysWith: { $1 })
  }

  /// The entry that counts for a key: the last one that has it.
  package func entry(forKey key: StringsText) -> StringsEntry? {
    entries.last { $0.key.text == key }
  }

  /// The parts of the file put together again: the bytes it was read from.
  package func write() -> [UInt8] {
    var written: [UInt8] = []
    written.reserveCapacity(bytes.count)
    for piece in pieces { written.append(contentsOf: bytes[piece.range]) }
    return written
  }
}

extension StringsDocument {
  /// The bytes that go when an entry is removed: the entry with the comment right above it and the comments behind
  /// it and, where it stands on lines of its own, those lines and an empty one that would be left.
  package func lines(of entry: StringsEntry) -> Range<Int> {
    EntryLines(self).range(of: entry)
  }
}
