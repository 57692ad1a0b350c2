/// The keys and values of a strings file in UTF-8 by the places of their bytes: for checks that go
/// over many files and seldom have something to say.
///
/// It costs a fraction of a `StringsDocument`, knows no escapes, and there is none for a file that has
/// an error.
package struct StringsOutline: Sendable {
  /// A key and its value.
  package struct Entry: Sendable {
    let key: StringToken
    let value: StringToken?
    /// Whether the entry is `key;`, which stands for `key = key;`.
    package let isShorthand: Bool
    /// Where the entry begins and ends in the file, its semicolon included.
    package let range: Range<Int>
  }

  /// The entries in the order of the file, those with equal keys among them.
  package let entries: [Entry]
  /// Where the comments stand in the file, marks included, without one that is not closed.
  package let comments: [Range<Int>]
  /// Whether a `/*` comment runs to the end of the file.
  package let hasUnterminatedComment: Bool
  /// The bytes of the file.
  package let bytes: [UInt8]
  /// The number of bytes before the text, those of a byte-order mark.
  package let textStart: Int

  /// Reads a file; `nil` when it is not in UTF-8, or has an error.
  package init?(bytes: [UInt8]) {
    let opening = FileOpening(.owned(bytes, textStart: 0))
    guard opening.error == nil, opening.encoding.form == .utf8 else { return nil }
    self.bytes = bytes
    textStart = opening.encoding.prefixLength
    let result = opening.text.withBytes { bytes -> OutlineSink? in
      let reading = ReaderOpening(bytes, opening.encoding, opening.firstUndecodable)
      guard let scanner = reading.scanner else { return nil }
      var reader = StringsReader(scanner, OutlineSink(capacity: Swift.min(bytes.count / 96, 65536)))
      reader.read()
      let isWhole = reader.fault == nil && reader.scanner.firstUndecodable == nil
      return isWhole ? reader.sink : nil
    }
    guard let result else { return nil }
    let start = textStart
    entries = result.entries.map { entry in
      Entry(
        key: entry.key.moved(by: start),
        value: entry.value?.moved(by: start),
        isShorthand: entry.isShorthand,
        range: entry.range.lowerBound + start..<entry.range.upperBound + start
      )
    }
    comments = result.comments.map { $0.lowerBound + start..<$0.upperBound + start }
    hasUnterminatedComment = result.hasUnterminatedComment
  }
}

extension StringsOutline {
  /// The place of a key in the file, quotation marks included.
  package func keyRange(_ number: Int) -> Range<Int> { entries[number].key.range }

  /// The place of a string value in the file, quotation marks included; `nil` for other values.
  package func valueRange(_ number: Int) -> Range<Int>? { entries[number].value?.range }

  /// The text of a key.
  package func key(_ number: Int) -> StringsText { text(entries[number].key) }

  /// The text of a string value; `nil` for other values.
  package func value(_ number: Int) -> StringsText? { entries[number].value.map(text) }

  /// Whether a string value holds escapes.
  package func hasEscapes(_ number: Int) -> Bool {
    entries[number].value?.needsDecoding == true || entries[number].key.needsDecoding
  }

  private func text(_ token: StringToken) -> StringsText {
    bytes.withUnsafeBytes { buffer in
      guard let scanner = ByteScanner(buffer, allowsSurrogates: false) else { return "" }
      return StringsText(scanner, token)
    }
  }
}

extension StringToken {
  /// The same token in a text that begins `count` bytes later.
  fileprivate func moved(by count: Int) -> Self {
    var token = self
    token.range = range.lowerBound + count..<range.upperBound + count
    return token
  }
}
