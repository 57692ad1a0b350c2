#if ICU
  internal import ICUBridge
#endif

/// What formats the messages that are more than plain, for version texts.
package enum MessageEngine {
  /// The version of ICU in use, such as `72.1`; `nil` when the package was built without it.
  package static var icuVersion: String? {
    #if ICU
      String(cString: reviewprompts_icu_version())
    #else
      nil
    #endif
  }

  /// The version of the CLDR data that ICU carries, such as `42`; `nil` without ICU.
  package static var cldrVersion: String? {
    #if ICU
      let version = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) {
        buffer -> String? in
        guard let start = buffer.baseAddress else { return nil }
        reviewprompts_cldr_version(start)
        return String(cString: start)
      }
      return version.flatMap { $0.isEmpty ? nil : $0 }
    #else
      return nil
    #endif
  }
}
