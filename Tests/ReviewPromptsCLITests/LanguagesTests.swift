import FoundationEssentials
import MessageFormatting
import PromptContent
import TestSupport
import Testing

@testable import ReviewPromptsCLI

@Suite struct LanguagesTests {
  @Test func matchesPreferences() {
    let run = RecordedRun(
      "languages",
      "match",
      "--among",
      "en,es,es-419,zh_TW",
      "--prefer",
      "es-MX,zh-Hant"
    )
    #expect(run.lines == ["es-419", "es", "zh_TW", "en"])
  }

  @Test func explainsTheChain() {
    let run = RecordedRun(
      "languages",
      "match",
      "--among",
      "en,es,es-419",
      "--prefer",
      "es-MX",
      "--explain"
    )
    #expect(
      run.lines.first == "es-419\tes-MX\tparent" || run.lines.first == "es-419\tes-MX\tregion"
    )
    #expect(run.lines.last == "en\t-\tsource")
  }

  @Test func forbidsAnAnswer() {
    let words = ["languages", "match", "--among", "en,de", "--prefer", "gsw"]
    #expect(RecordedRun(words: words).lines == ["de", "en"])
    let run = RecordedRun(words: words + ["--forbid", "gsw=de"])
    #expect(run.lines == ["en"])
  }

  @Test(arguments: [
    ["--among", "en"], ["--prefer", "e n"], ["--prefer", "de", "--among", "d e"],
    ["--prefer", "de", "--forbid", "de"],
  ])
  func refuses(_ words: [String]) {
    #expect(RecordedRun(words: ["languages", "match"] + words).status == .failure)
  }

  /// A language as `--format json` prints it.
  struct Language: Decodable {
    let tag: String
    let name: String
    let englishName: String
    let direction: String
    let texts: Int
    let review: [String]
  }

  @Test func listsEveryShippedLanguageWithItsStatus() throws {
    let run = RecordedRun("languages", "--format", "json")
    let languages = try JSONDecoder().decode([Language].self, from: Data(run.output.utf8))
    #expect(languages.map(\.tag) == ShippedLanguages.tags)
    for language in languages {
      #expect(language.texts == 7)
      #expect(!language.name.isEmpty && !language.englishName.isEmpty)
      #expect(language.review.first == "written")
      let prompt = PromptCatalog().prompt(for: [language.tag], appName: "N")
      #expect((prompt.direction == .rightToLeft) == (language.direction == "rtl"))
    }
    #expect(RecordedRun("languages").lines.count == languages.count + 1)
  }
}
