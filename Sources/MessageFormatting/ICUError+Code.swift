#if ICU
  internal import ICUBridge

  extension ICUError {
    /// U_BUFFER_OVERFLOW_ERROR
    static let bufferOverflow: Int32 = 15

    /// Makes the error of a status code.
    init(code: Int32) {
      self.init(code: code, name: String(cString: reviewprompts_error_name(code)))
    }
  }
#endif
