public import Diagnostics

extension StringsTable {
  /// The value of `key`, or `nil` when there is no such key or its value is not a string.
  ///
  /// Halves of surrogate pairs that stand alone come as U+FFFD.
  public subscript(key: String) -> String? {
    withScanner { scanner in
      entry(key, scanner)?.value.map { StringsText(scanner, $0).string }
    } ?? nil
  }

  /// Whether `key` is there, but with a dictionary, an array or data for its value.
  package func hasOtherValue(for key: String) -> Bool {
    withScanner { scanner in
      entry(key, scanner).map { $0.value == nil } ?? false
    } ?? false
  }

  /// The place in the file where the value of `key` begins, quotation mark included.
  ///
  /// - Complexity: linear in the distance from the start of the file.
  public func position(ofValueFor key: String) -> SourcePosition? {
    withScanner { scanner in
      guard let entry = entry(key, scanner), let value = entry.value else { return nil }
      var start = value.range.lowerBound
      // Only a quoted string can have a mark before it; an entry keeps its inside alone.
      if start > 0, Ascii.isQuote(scanner.byte(start - 1)) { start -= 1 }
      var cursor = TextCursor(encoding)
      return cursor.advance(to: start, in: scanner)
    } ?? nil
  }

  private func entry(_ key: String, _ scanner: ByteScanner) -> TableEntry? {
    var key = key
    let number = key.withUTF8 { index.find(UnsafeRawBufferPointer($0), entries, scanner) }
    return number.map { entries[$0] }
  }

  /// Calls `body` with the text of the table; `nil` when there is none.
  func withScanner<Result>(_ body: (ByteScanner) -> Result) -> Result? {
    let isUTF16 = encoding.unitLength == 2
    return text.withBytes { ByteScanner($0, allowsSurrogates: isUTF16).map(body) }
  }
}

extension StringsTable: Sequence {
  /// Goes through the keys and values in the order of the file; of equal keys only the last comes.
  public struct Iterator: IteratorProtocol {
    private let table: StringsTable
    private var number = 0

    init(_ table: StringsTable) {
      self.table = table
    }

    /// The next key and its value, or `nil` at the end.
    public mutating func next() -> (key: String, value: String)? {
      while number < table.entries.count {
        let entry = table.entries[number]
        number += 1
        guard !entry.isReplaced, let value = entry.value else { continue }
        let key = StringToken(
          range: entry.key,
          quote: nil,
          needsDecoding: entry.keyNeedsDecoding
        )
        return table.withScanner {
          (key: StringsText($0, key).string, value: StringsText($0, value).string)
        }
      }
      return nil
    }
  }

  /// Starts at the first entry.
  public func makeIterator() -> Iterator {
    Iterator(self)
  }

  /// The number of entries, known without going through them.
  public var underestimatedCount: Int { count }
}
