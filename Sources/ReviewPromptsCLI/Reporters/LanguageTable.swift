internal import PromptContent

/// The shipped languages as a table for people.
enum LanguageTable {
  static func text(_ languages: [ShippedLanguage]) -> String {
    let rows = languages.map { language in
      [
        language.tag, language.englishName, language.direction,
        "\(language.texts)/\(PromptKey.allCases.count)", language.review.last ?? "not reviewed",
        language.name,
      ]
    }
    // Own names come last: their width on a terminal cannot be known for every script.
    let lines = [["Tag", "Language", "Direction", "Texts", "Reviewed", "Own name"]] + rows
    let widths = (0..<5).map { column in (lines.map { $0[column].count }.max() ?? 0) + 2 }
    return lines.map { line in
      let padded = zip(line, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return padded.joined() + line[5] + "\n"
    }.joined()
  }
}
