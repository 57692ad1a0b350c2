/// The three subtags that decide which language a text is in; each may be missing.
package struct LanguageScriptRegion: Hashable, Sendable {
  package var language: Subtag
  package var script: Subtag
  package var region: Subtag

  package init(language: Subtag, script: Subtag = .none, region: Subtag = .none) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Whether both name the same language in the same script.
  func isSameLanguageAndScript(as other: Self) -> Bool {
    language == other.language && script == other.script
  }

  /// The same without the script `Zzzz` and the region `ZZ`, which stand for unknown ones.
  var withoutUnknownSubtags: Self {
    Self(
      language: language,
      script: script == "Zzzz" ? .none : script,
      region: region == "ZZ" ? .none : region
    )
  }

  /// The subtags that are there, joined by `separator`; `und` stands for a missing language.
  package func joined(by separator: String = "-") -> String {
    var text = language.isEmpty ? "und" : language.description
    if !script.isEmpty { text += separator + script.description }
    if !region.isEmpty { text += separator + region.description }
    return text
  }
}
