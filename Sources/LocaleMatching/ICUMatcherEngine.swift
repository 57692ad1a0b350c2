#if ICU
  import ICUBridge
  import Synchronization

  /// Matches with ICU's LocaleMatcher. A matcher is built when it is first needed, and kept.
  final class ICUMatcherEngine: LocaleMatcherEngine {
    private let matchers = Mutex<[[LanguageScriptRegion]: ICULocaleMatcher]>([:])

    func nearest(to wanted: LanguageScriptRegion, among offered: [LanguageScriptRegion]) -> Int? {
      guard let matcher = matcher(of: offered) else {
        // ICU refuses only when it finds no memory or no data; the tables are always there.
        return TableMatcherEngine().nearest(to: wanted, among: offered)
      }
      return matcher.nearest(to: wanted)
    }

    /// Another thread may build the same matcher at the same time; then the first one stays.
    private func matcher(of offered: [LanguageScriptRegion]) -> ICULocaleMatcher? {
      if let known = matchers.withLock({ $0[offered] }) { return known }
      guard let made = ICULocaleMatcher(offered) else { return nil }
      return matchers.withLock { matchers in
        if matchers.count >= 32 { matchers.removeAll() }
        return matchers[offered, default: made]
      }
    }
  }

  /// Owns one `icu::LocaleMatcher`.
  ///
  /// Unchecked: ICU documents the class as immutable, only its const functions are called once it
  /// is built, and it is closed when nobody has it any more.
  private final class ICULocaleMatcher: @unchecked Sendable {
    private let handle: OpaquePointer

    init?(_ offered: [LanguageScriptRegion]) {
      let names = offered.map { $0.joined(by: "_") }.joined(separator: "\n")
      guard let handle = reviewprompts_locale_matcher_open(names) else { return nil }
      self.handle = handle
    }

    deinit {
      reviewprompts_locale_matcher_close(handle)
    }

    func nearest(to wanted: LanguageScriptRegion) -> Int? {
      let index = reviewprompts_locale_matcher_nearest(handle, wanted.joined(by: "_"))
      return index < 0 ? nil : Int(index)
    }
  }
#endif
