#if ICU
  internal import ICUBridge
#endif

/// The time zones that dates can be shown in.
enum TimeZones {
  /// Whether a time zone can be used. Without ICU no date is ever shown, so its zone does not
  /// matter.
  static func isKnown(_ identifier: String) -> Bool {
    #if ICU
      // C would see an identifier end at a NUL.
      !identifier.utf8.contains(0) && reviewprompts_time_zone_is_known(identifier)
    #else
      true
    #endif
  }
}
