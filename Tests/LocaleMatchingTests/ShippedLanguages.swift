@testable import LocaleMatching

/// The languages that the package ships texts in, as their folders are named.
let shippedLanguages = """
  ar az bg bn bs ca cs cy da de el en en-GB es es-419 et eu fa fi fil fr fr-CA ga gl gu he hi hr \
  hu hy id is it ja ka kk kn ko lt lv mk ml mr ms nb nl pa pl pt-BR pt-PT ro ru sk sl sq sr \
  sr-Latn sv sw ta te th tr uk ur vi zh-Hans zh-Hant zh-HK
  """.split(separator: " ").map(String.init)

/// A matcher for tests; its source language is English.
func matcher(
  of available: [String] = shippedLanguages,
  options: LanguageMatcher.Options = LanguageMatcher.Options(),
  engine: any LocaleMatcherEngine = testedEngines[0]
) -> LanguageMatcher {
  let english = LanguageTag(subtags: LanguageScriptRegion(language: "en"))
  return LanguageMatcher(available: available, source: english, options: options, engine: engine)
}

/// The engines that this build has; all of them must give the same answers.
var testedEngines: [any LocaleMatcherEngine] {
  #if ICU
    [ICUMatcherEngine(), TableMatcherEngine()]
  #else
    [TableMatcherEngine()]
  #endif
}

extension LanguageMatcher {
  /// The chain for tags as texts, as the first name of each language; texts that are no tags are
  /// left out.
  func names(for preferences: [String]) -> [String] {
    chain(for: preferences.compactMap { LanguageTag($0) }).links.map { $0.names[0] }
  }
}
