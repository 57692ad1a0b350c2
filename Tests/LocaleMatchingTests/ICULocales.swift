#if ICU
  import ICUBridge
  import Testing

  @testable import LocaleMatching

  /// What ICU says, for tests that hold the tables against it.
  enum ICULocales {
    /// The BCP 47 tags of all locales that ICU has data for.
    static let available = (0..<reviewprompts_locale_count()).map { index in
      String(cString: reviewprompts_locale_name(index)).split(separator: "_").joined(separator: "-")
    }

    static var cldrVersion: String {
      text(capacity: 16) { reviewprompts_cldr_version($0) }
    }

    static func canonical(_ tag: String) -> String { form(ReviewPromptsLocaleCanonical, of: tag) }
    /// The maximal form, without the region `ZZ` by which ICU says that it knows none.
    static func maximal(_ tag: String) -> String {
      let text = form(ReviewPromptsLocaleMaximal, of: tag)
      return text.hasSuffix("-ZZ") ? String(text.dropLast(3)) : text
    }

    static func minimal(_ tag: String) -> String { form(ReviewPromptsLocaleMinimal, of: tag) }

    private static func form(_ form: ReviewPromptsLocaleForm, of tag: String) -> String {
      text(capacity: 160) { reviewprompts_locale_tag(tag, form, $0, 160) }
    }

    private static func text(capacity: Int, write: (UnsafeMutablePointer<CChar>) -> Void) -> String
    {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
        guard let start = buffer.baseAddress else { return "" }
        write(start)
        return String(cString: start)
      }
    }
  }

  /// An ICU matcher of tags as they are, without anything that this module does before.
  final class PlainICUMatcher {
    private let handle: OpaquePointer?

    init(_ tags: [String]) {
      handle = reviewprompts_locale_matcher_open(tags.joined(separator: "\n"))
    }

    deinit {
      if let handle { reviewprompts_locale_matcher_close(handle) }
    }

    func nearest(to preferences: [String]) -> Int? {
      guard let handle else { return nil }
      let place = reviewprompts_locale_matcher_nearest(handle, preferences.joined(separator: "\n"))
      return place < 0 ? nil : Int(place)
    }
  }
#endif

#if ICU
  /// Whether ICU carries the data of CLDR that the tables were made from; otherwise they must
  /// differ.
  var tablesAreThoseOfICU: Bool {
    let tables = LanguageTables.cldrVersion.description
    return ICULocales.cldrVersion == tables || ICULocales.cldrVersion == tables + ".0"
  }

  let tablesAreOutdated: Comment = """
    the tables are not those of the ICU in use; to renew them, run \
    `python3 Scripts/generate-language-tables.py`
    """
#endif
