/// The strings of a file, read once and looked up by key while an app runs.
///
/// Reading checks the whole file and keeps where each key and value stands; a value is decoded when
/// it is asked for. Keys are compared unit by unit, and of equal keys the last one counts, as in
/// CoreFoundation. Values that are not strings are checked, and left out.
///
/// ```swift
/// let table = try StringsTable(Array("\"greeting\" = \"Hello\";".utf8))
/// table["greeting"]  // "Hello"
/// ```
///
/// Use `StringsDocument` to see comments and places, or to go on after an error.
public struct StringsTable: Sendable {
  let text: SourceText
  let encoding: StringsEncoding
  let entries: [TableEntry]
  let index: TableIndex

  /// The number of keys whose value is a string.
  public let count: Int

  /// Reads a file from its bytes.
  ///
  /// - Throws: the first error of the file.
  /// - Complexity: linear in the number of bytes.
  public init(_ bytes: [UInt8]) throws(StringsFileError) {
    try self.init(file: .owned(bytes, textStart: 0))
  }

  /// Reads a file from memory that lives as long as the process, without copying it.
  ///
  /// - Parameter bytes: memory that is never changed and never freed, such as data that is part of
  ///   the program itself. The table, and every copy of it, reads from there.
  /// - Throws: the first error of the file.
  public init(immortal bytes: UnsafeRawBufferPointer) throws(StringsFileError) {
    try self.init(file: .immortal(ImmortalBytes(buffer: bytes), textStart: 0))
  }

  private init(file: SourceText) throws(StringsFileError) {
    let opening = FileOpening(file)
    if let error = opening.error { throw error }
    encoding = opening.encoding
    text = opening.text
    let encoding = encoding
    let result = text.withBytes { Self.read($0, encoding, opening.firstUndecodable) }
    let entries: [TableEntry]
    (entries, index, count) = try result.get()
    self.entries = entries
  }

  private typealias Contents = (entries: [TableEntry], index: TableIndex, count: Int)

  private static func read(
    _ bytes: UnsafeRawBufferPointer,
    _ encoding: StringsEncoding,
    _ firstUndecodable: Int?
  ) -> Result<Contents, StringsFileError> {
    let opening = ReaderOpening(bytes, encoding, firstUndecodable)
    guard let scanner = opening.scanner else { return .failure(opening.emptyError) }
    // Real files hold an entry about every hundred bytes; growing is for the others.
    var reader = StringsReader(scanner, TableSink(capacity: Swift.min(bytes.count / 96, 65536) + 4))
    reader.read()
    if reader.fault != nil { reader.scanner.validate(from: reader.at) }
    if let error = opening.error(reader.scanner, reader.fault) { return .failure(error) }
    var entries = reader.sink.entries
    let index = TableIndex(&entries, reader.scanner)
    let count = entries.lazy.filter { !$0.isReplaced && $0.value != nil }.count
    return .success((entries, index, count))
  }
}
