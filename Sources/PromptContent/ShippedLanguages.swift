internal import EmbeddedData
internal import StringsFile

/// What this package ships, for listings.
public enum ShippedLanguages {
  /// The BCP 47 tags of the shipped languages, sorted.
  public static var tags: [String] { ShippedTables.languages }

  /// The JSON text of names and review status, as it stands in `Localization/languages.json`.
  package static var status: [UInt8] {
    var count = 0
    let first = reviewprompts_embedded_language_status(&count)
    return Array(UnsafeBufferPointer(start: first, count: count))
  }

  /// The bytes of a shipped language's string file; `nil` where there is no such language.
  package static func text(of tag: String) -> [UInt8]? {
    ShippedTables.bytes(of: tag).map { Array($0) }
  }

  /// How many of the seven texts a shipped language has.
  package static func count(of tag: String) -> Int {
    let tables = ShippedTables()
    return PromptKey.allCases.count { key in
      let text = try? tables.string(forKey: key.rawValue, table: "ReviewPrompts", language: tag)
      return text?.isEmpty == false
    }
  }
}
