package import LocaleMatching

/// The language that a table is in, as far as its folder tells.
package struct TableLanguage: Hashable, Sendable {
  /// The tag, or what the folder is called where that is no tag.
  package var name: String
  /// The tag; `nil` where the folder's name is none.
  package var tag: LanguageTag?

  /// Reads the name of a folder, with or without `.lproj`; `Base` stands for `source`.
  package init(folder: String, source: LanguageTag) {
    let judged = LanguageName(folder)
    if case .unknownLanguage = judged.verdict {
      // Nothing is known of how such a language counts or ends its words.
      tag = nil
    } else {
      tag = judged.tag(source: source)
    }
    name = tag?.description ?? judged.spelling
  }

  /// The language code, such as `de`; `und` where there is none.
  var code: String { tag?.language ?? "und" }
}
