internal import PromptContent

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What is known of a shipped language: its names, and how far its texts were reviewed.
struct ShippedLanguage: Decodable {
  private struct List: Decodable {
    let languages: [ShippedLanguage]
  }

  let tag: String
  /// Its name in itself.
  let name: String
  let englishName: String
  let direction: String
  /// What was done, in order: `written`, `read twice`, `read by a native speaker`.
  let review: [String]
  /// What only a native speaker can settle.
  let question: String?

  /// All shipped languages, sorted by tag.
  static func all() throws(CommandFailure) -> [ShippedLanguage] {
    do {
      return try JSONDecoder().decode(List.self, from: Data(ShippedLanguages.status)).languages
    } catch {
      throw CommandFailure("damaged-build", "the list of languages in this build is damaged")
    }
  }

  /// How many of the texts there are.
  var texts: Int { ShippedLanguages.count(of: tag) }

  var json: JSONValue {
    .sorted([
      "tag": .string(tag),
      "name": .string(name),
      "englishName": .string(englishName),
      "direction": .string(direction),
      "texts": .integer(texts),
      "textsInAll": .integer(PromptKey.allCases.count),
      "review": .array(review.map(JSONValue.string)),
      "question": question.map(JSONValue.string),
    ])
  }
}
