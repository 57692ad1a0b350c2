extension LanguageTag {
  /// English, `en`, the language that this package's texts were first written in.
  public static let english = LanguageTag(subtags: LanguageScriptRegion(language: "en"))
}
