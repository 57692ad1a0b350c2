/// What decides which of several offered languages is nearest to a wanted one.
protocol LocaleMatcherEngine: Sendable {
  /// The best of `offered` for `wanted`, as its place there; `nil` when none is near enough.
  ///
  /// In all of them the likely subtags are filled in, and no two of `offered` are the same. Of two
  /// that are as near as each other the first is better, unless CLDR says that the other one is
  /// more likely.
  func nearest(to wanted: LanguageScriptRegion, among offered: [LanguageScriptRegion]) -> Int?
}
