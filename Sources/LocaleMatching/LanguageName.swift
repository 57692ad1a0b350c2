/// The name of a language as somebody wrote it, such as a folder's, and whether it should be
/// written so.
package struct LanguageName: Hashable, Sendable {
  /// The name as written, without `.lproj`.
  package var spelling: String

  /// What the name is worth.
  package var verdict: Verdict

  /// Judges `name`, with or without `.lproj` at its end.
  package init(_ name: String) {
    spelling = String(Self.withoutFolderExtension(name))
    verdict = Self.verdict(on: spelling)
  }

  /// The language that the name means; `nil` for `Base` and for what is no tag.
  package var tag: LanguageTag? {
    switch verdict {
    case .canonical(let tag), .otherSpelling(of: let tag), .doubtful(let tag, suggestion: _): tag
    case .unknownLanguage(let tag, suggestion: _): tag
    case .base, .noTag: nil
    }
  }

  /// The language that the name means when `Base` stands for `source`.
  package func tag(source: LanguageTag) -> LanguageTag? {
    verdict == .base ? source : tag
  }

  /// The name that should be written in its place, if there is a better one.
  package var suggestion: LanguageTag? {
    switch verdict {
    case .otherSpelling(of: let tag): tag
    case .doubtful(_, let suggestion): suggestion
    case .unknownLanguage(_, let suggestion): suggestion
    case .canonical, .base, .noTag: nil
    }
  }

  static func withoutFolderExtension(_ name: String) -> Substring {
    let ending = ".lproj"
    let isFolder =
      name.utf8.count > ending.utf8.count && name.suffix(ending.count).lowercased() == ending
    return isFolder ? name.dropLast(ending.count) : name[...]
  }
}

extension LanguageName {
  /// What a name of a language is worth.
  package enum Verdict: Hashable, Sendable {
    /// The canonical tag of a language that CLDR knows.
    case canonical(LanguageTag)
    /// `Base`, which stands for the source language.
    case base
    /// An alias, or another spelling, of the canonical tag.
    case otherSpelling(of: LanguageTag)
    /// A rare language whose tag is often written by mistake for a country's; `kr` is Kanuri, not
    /// Korean.
    case doubtful(LanguageTag, suggestion: LanguageTag)
    /// A well-formed tag of a language that CLDR does not know; often the code of a country, as in
    /// `jp`.
    case unknownLanguage(LanguageTag, suggestion: LanguageTag?)
    /// No language tag at all.
    case noTag
  }

  private static func verdict(on name: String) -> Verdict {
    guard name != "Base" else { return .base }
    guard let tag = LanguageTag(name) else { return .noTag }
    let code = name.prefix { $0 != "-" && $0 != "_" }.lowercased()
    if let intended = mistakenCodes[code], let suggestion = LanguageTag(intended) {
      return .doubtful(tag, suggestion: suggestion)
    }
    guard tag.subtags.language.isEmpty || LikelySubtags.isKnown(language: tag.subtags.language)
    else {
      return .unknownLanguage(tag, suggestion: language(ofCountry: code))
    }
    return tag.description == name ? .canonical(tag) : .otherSpelling(of: tag)
  }

  /// Codes of countries that are the tags of other, smaller languages as well.
  private static var mistakenCodes: [String: String] {
    ["kr": "ko", "tw": "zh-Hant"]
  }

  /// The language most spoken in a country, with its script if that is not the usual one.
  private static func language(ofCountry code: String) -> LanguageTag? {
    let country = LanguageTag("und-" + code).map {
      LanguageScriptRegion(language: .none, region: $0.subtags.region)
    }
    guard let country, !country.region.isEmpty else { return nil }
    let likely = LikelySubtags.maximize(country)
    let isListed = LanguageTables.regionPartitions.row(country.region.padded(to: 3)) != nil
    guard isListed, !likely.language.isEmpty else { return nil }
    let isUsual =
      likely.language != "zh" && LikelySubtags.script(of: likely.language) == likely.script
    return LanguageTag(
      subtags: LanguageScriptRegion(
        language: likely.language,
        script: isUsual ? .none : likely.script
      )
    )
  }
}
