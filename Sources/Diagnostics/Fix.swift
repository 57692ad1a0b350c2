/// Edits that mend what a finding found.
package struct Fix: Hashable, Sendable {
  /// Whether a reader of the text can see what a fix does.
  package enum Safety: String, Hashable, Sendable {
    /// It only changes what a reader never sees.
    case safe
    /// It changes words, placeholders or blanks that a reader sees.
    case unsafe
  }

  /// What the edits do, as an instruction.
  package var summary: String
  /// Whether a reader can see what they do.
  package var safety: Safety
  /// The edits, all to the file of the finding.
  package var edits: [TextEdit]
  /// The key that goes because another one is written for it; `nil` when all keys stay.
  package var replacedKey: String?
  /// Whether what the edits write is UTF-8, as in all files but those in another encoding.
  package var isUTF8 = true

  /// Makes a fix.
  package init(
    _ summary: String,
    _ safety: Safety,
    _ edits: [TextEdit],
    replacedKey: String? = nil
  ) {
    self.summary = summary
    self.safety = safety
    self.edits = edits
    self.replacedKey = replacedKey
  }
}

/// Bytes that take the place of others in a file.
package struct TextEdit: Hashable, Sendable {
  /// The bytes of the file that go, which may be none, counted from the start of the file.
  package var range: Range<Int>
  /// The bytes that come, in the encoding of the file.
  package var replacement: [UInt8]

  /// Makes an edit.
  package init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Makes an edit to a stretch of a file.
  package init(_ range: Range<SourcePosition>, _ replacement: [UInt8]) {
    self.init(range.lowerBound.byteOffset..<range.upperBound.byteOffset, replacement)
  }
}
