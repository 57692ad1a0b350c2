extension LanguageTag {
  /// The languages that a POSIX environment asks for, best first.
  ///
  /// As in POSIX, the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty counts. As in
  /// GNU gettext, a list in `LANGUAGE` goes before it, unless it is `C` or `POSIX`, which ask for
  /// no language. Values that are no locale are left out. Nothing is read from the environment
  /// here: the values are handed in.
  ///
  /// - Parameters:
  ///   - language: the value of `LANGUAGE`, such as `de_AT:de:en`.
  ///   - all: the value of `LC_ALL`, such as `de_AT.UTF-8`.
  ///   - messages: the value of `LC_MESSAGES`.
  ///   - lang: the value of `LANG`.
  /// - Returns: the languages, each once.
  public static func preferences(
    posixLanguage language: String? = nil,
    all: String? = nil,
    messages: String? = nil,
    lang: String? = nil
  ) -> [LanguageTag] {
    let locale = [all, messages, lang].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
    if POSIXLocaleName.namesNoLanguage(locale) { return [] }
    return preferences(posix: (language ?? "") + ":" + locale)
  }

  /// The languages of one POSIX value, such as `de_AT.UTF-8` or `sr@latin:hr`, each once; `C` and
  /// `POSIX` are none.
  public static func preferences(posix value: String) -> [LanguageTag] {
    var preferences: [LanguageTag] = []
    for name in value.split(separator: ":") where !POSIXLocaleName.namesNoLanguage(name) {
      guard let tag = LanguageTag(String(name)), !preferences.contains(tag) else { continue }
      preferences.append(tag)
    }
    return preferences
  }
}
