extension LanguageTag {
  /// The tag with its likely script and region filled in, such as `zh-Hant-TW` for `zh-TW` (UTS
  /// #35).
  ///
  /// Variants, extensions and private use stay. What CLDR does not know stays out.
  package var maximized: LanguageTag {
    var tag = self
    tag.subtags = LikelySubtags.maximize(subtags)
    return tag
  }

  /// The shortest tag that means the same, such as `zh-TW` for `zh-Hant-TW` (UTS #35).
  package var minimized: LanguageTag {
    var tag = self
    tag.subtags = LikelySubtags.minimize(subtags)
    return tag
  }

  /// The script that texts in this language are written in, such as `Hant` for `zh-TW`; `nil` if
  /// not known.
  package var likelyScript: String? { maximized.script }
}
