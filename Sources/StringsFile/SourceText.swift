/// The bytes of a strings file as text in UTF-8, as they are or transcoded.
enum SourceText: Sendable {
  /// Bytes that this value owns.
  case owned([UInt8], textStart: Int)
  /// Bytes that live as long as the process.
  case immortal(ImmortalBytes, textStart: Int)

  /// Calls `body` with the text; it may be empty.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    switch self {
    case .owned(let bytes, let start):
      bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0.dropFirst(start))) }
    case .immortal(let bytes, let start):
      body(UnsafeRawBufferPointer(rebasing: bytes.buffer.dropFirst(start)))
    }
  }

  /// Makes the text of a file in `encoding`, and says where its first undecodable unit is.
  ///
  /// Only UTF-32 is checked here; UTF-8 is checked while it is read, and UTF-16 cannot be wrong.
  static func make(
    _ file: Self,
    _ encoding: StringsEncoding
  ) -> (text: Self, firstUndecodable: Int?) {
    if encoding.form != .utf8 {
      let transcoded = file.withBytes(encoding.transcode)
      return (.owned(transcoded.bytes, textStart: 0), transcoded.firstUndecodable)
    }
    let start = encoding.prefixLength
    switch file {
    case .owned(let bytes, _): return (.owned(bytes, textStart: start), nil)
    case .immortal(let bytes, _): return (.immortal(bytes, textStart: start), nil)
    }
  }
}

/// Read-only memory that is never freed.
struct ImmortalBytes: @unchecked Sendable {
  // Nothing writes to this memory and nothing frees it, so any thread may read it at any time.
  let buffer: UnsafeRawBufferPointer
}
