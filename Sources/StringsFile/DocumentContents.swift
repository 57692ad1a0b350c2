import Diagnostics

/// What a `StringsDocument` holds, while it is made.
struct DocumentContents {
  var pieces: [StringsPiece] = []
  var entries: [StringsEntry] = []
  var closingComments: [StringsComment] = []
  var errors: [StringsFileError] = []
  var hasMoreErrors = false
  var replacedBytes: [SourcePosition] = []

  /// A file of `length` bytes that is not read.
  init(unread length: Int, _ error: StringsFileError) {
    if length > 0 { pieces = [StringsPiece(kind: .unread, range: 0..<length)] }
    errors = [error]
  }

  /// Reads the text of a file to its end.
  static func read(
    _ bytes: UnsafeRawBufferPointer,
    _ opening: FileOpening,
    fileLength: Int
  ) -> Self {
    let encoding = opening.encoding
    let reading = ReaderOpening(bytes, encoding, opening.firstUndecodable)
    guard var scanner = reading.scanner else {
      return Self(unread: fileLength, reading.emptyError)
    }
    scanner.validate(from: 0)
    var reader = StringsReader(scanner, DocumentSink(scanner, encoding))
    reader.read()
    var contents = Self(reader.sink, scanner, encoding, fileLength)
    if let error = reading.error(scanner, reader.sink.firstFault), contents.errors.first != error {
      // Where a guess at the encoding fails, what else was found says nothing.
      if encoding.isGuess { contents.errors = [] }
      contents.errors.insert(error, at: 0)
    }
    return contents
  }

  private init(
    _ sink: DocumentSink,
    _ scanner: ByteScanner,
    _ encoding: StringsEncoding,
    _ fileLength: Int
  ) {
    entries = sink.entries
    closingComments = sink.comments
    errors = sink.errors
    hasMoreErrors = sink.hasMoreErrors
    replacedBytes = Self.replacedBytes(scanner, encoding)
    pieces = sink.pieces.inFile(scanner, encoding, fileLength)
  }

  /// The lone bytes A9 of a text in UTF-8.
  private static func replacedBytes(
    _ scanner: ByteScanner,
    _ encoding: StringsEncoding
  ) -> [SourcePosition] {
    guard encoding.form == .utf8 else { return [] }
    var found: [SourcePosition] = []
    var cursor = TextCursor(encoding)
    var offset = 0
    while offset < scanner.count {
      guard scanner.byte(offset) >= 0x80 else {
        offset += 1
        continue
      }
      let scalar = scanner.scalar(at: offset)
      if scalar.value == nil, !scalar.isUndecodable {
        found.append(cursor.advance(to: offset, in: scanner))
      }
      offset += scalar.length
    }
    return found
  }
}
