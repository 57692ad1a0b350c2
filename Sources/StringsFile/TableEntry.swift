/// An entry of a `StringsTable`: where its key and its value stand in the text.
struct TableEntry: Sendable {
  /// The offset of the key's text, without its quotation mark.
  var keyStart: Int
  private var keyBits: Int
  /// The offset of the value's text, without its quotation mark.
  var valueStart: Int
  private var valueBits: Int

  // The two lowest bits of an end are flags, so that an entry stays at 32 bytes.
  private static var decodingFlag: Int { 1 }
  private static var hiddenFlag: Int { 2 }

  @inline(__always)
  init(key: StringToken, value: StringToken?) {
    let content = key.content
    keyStart = content.lowerBound
    keyBits = content.upperBound << 2 | (key.needsDecoding ? Self.decodingFlag : 0)
    let valueContent = value?.content ?? 0..<0
    valueStart = valueContent.lowerBound
    valueBits = valueContent.upperBound << 2
    if value?.needsDecoding == true { valueBits |= Self.decodingFlag }
    if value == nil { valueBits |= Self.hiddenFlag }
  }

  /// The range of the key's text.
  @inline(__always)
  var key: Range<Int> { Range(uncheckedBounds: (keyStart, keyBits >> 2)) }

  /// Whether the key holds escapes.
  @inline(__always)
  var keyNeedsDecoding: Bool { keyBits & Self.decodingFlag != 0 }

  /// The value as a token; `nil` when it is no string.
  var value: StringToken? {
    guard valueBits & Self.hiddenFlag == 0 else { return nil }
    return StringToken(
      range: valueStart..<valueBits >> 2,
      quote: nil,
      needsDecoding: valueBits & Self.decodingFlag != 0
    )
  }

  /// Whether a later entry has the same key.
  var isReplaced: Bool {
    get { keyBits & Self.hiddenFlag != 0 }
    set { keyBits = newValue ? keyBits | Self.hiddenFlag : keyBits & ~Self.hiddenFlag }
  }
}
