#if ICU
  /// Gets a text from ICU: first into a buffer on the stack, and once more into one of the size
  /// asked for if that was too small. No other code handles lengths of ICU's texts.
  ///
  /// - Parameter write: Fills the buffer with UTF-8, sets the status, and gives the length of the
  ///   whole text.
  /// - Returns: The whole text.
  /// - Throws: The status, when it is a failure.
  func textFromICU(
    _ write: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
  ) throws(ICUError) -> String {
    var size = 512
    for _ in 0..<2 {
      let result = withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
        attempt(buffer, write)
      }
      switch try result.get() {
      case .text(let text): return text
      case .needs(let length): size = length
      }
    }
    throw ICUError(code: ICUError.bufferOverflow)
  }

  private enum Attempt {
    case text(String)
    case needs(Int)
  }

  private func attempt(
    _ buffer: UnsafeMutableBufferPointer<CChar>,
    _ write: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
  ) -> Result<Attempt, ICUError> {
    guard let start = buffer.baseAddress else { return .success(.text("")) }
    var status: Int32 = 0
    let length = Int(write(start, Int32(clamping: buffer.count), &status))
    guard status <= 0 else { return .failure(ICUError(code: status)) }
    guard length <= buffer.count else { return .success(.needs(length)) }
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    return .success(.text(String(decoding: bytes, as: UTF8.self)))
  }
#endif
