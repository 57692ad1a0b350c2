#if ICU
  internal import ICUBridge

  /// Owns one of ICU's date formats. Not for two threads at once: every call sets the time zone.
  final class ICUDateFormat {
    private let handle: OpaquePointer

    /// Opens the format of a pattern that is one date or time argument, such as `{when, date,
    /// long}`; without a pattern, the short date and time that a date has in a plain argument.
    init(argument: String?, language: String) throws(ICUError) {
      var status: Int32 = 0
      let length = Int32(clamping: argument?.utf8.count ?? 0)
      let opened = reviewprompts_date_format_open(argument, length, language, &status)
      guard let opened else { throw ICUError(code: status) }
      handle = opened
    }

    deinit { reviewprompts_date_format_close(handle) }

    /// Formats a moment as it is seen in a time zone that ICU knows.
    func text(secondsSince1970: Double, timeZone: String) throws(ICUError) -> String {
      let handle = handle
      let milliseconds = secondsSince1970 * 1000
      return try textFromICU { buffer, capacity, status in
        reviewprompts_date_format_format(
          handle,
          milliseconds,
          timeZone,
          buffer,
          capacity,
          &status
        )
      }
    }
  }
#endif
