import FoundationEssentials
import PromptContent
import TestSupport
import Testing

/// What is shipped: every language, whole, and embedded.
@Suite struct ShippedTextsTests {
  static let folders: [String] = {
    let folder = Fixtures.repository.appending(path: "Localization")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
  }()

  private static let english = texts(in: "en")

  private static func texts(in language: String) -> [PromptKey: String] {
    var texts: [PromptKey: String] = [:]
    for message in PromptMessage.allCases {
      let prompt = PromptCatalog().prompt(for: [language], message: message, appName: "Notes")
      texts[.title] = prompt.title
      texts[message.key] = prompt.body
      texts[.rateButton] = prompt.buttons.rate
      texts[.remindButton] = prompt.buttons.remind
      texts[.declineButton] = prompt.buttons.decline
    }
    return texts
  }

  @Test func embedsEveryFolderOfLocalization() {
    let missing = Set(Self.folders).subtracting(ShippedLanguages.tags).sorted().map { tag in
      let name = "text_" + tag.replacing("-", with: "_")
      let file = "\"../../Localization/\(tag).lproj/ReviewPrompts.strings\""
      return
        "static const unsigned char \(name)[] = {\n#embed \(file)\n};  LANGUAGE(\"\(tag)\", \(name)),"
    }
    #expect(missing.isEmpty, "add to Sources/EmbeddedData/languages.c: \(missing.joined())")
    #expect(ShippedLanguages.tags == Self.folders)
    #expect(Self.folders.count >= 69)
  }

  @Test(arguments: folders) func hasSevenTextsInItsOwnLanguage(_ language: String) {
    for message in PromptMessage.allCases {
      let prompt = PromptCatalog().prompt(for: [language], message: message, appName: "Notes")
      #expect(prompt.language == language)
      #expect(!prompt.isMixed)
      #expect(prompt.problems.isEmpty)
      #expect(prompt.sources.count == 5)
      #expect(prompt.sources.values.allSatisfy { $0.language == language && $0.layer == .package })
    }
    #expect(Self.texts(in: language).count == PromptKey.allCases.count)
  }

  @Test(arguments: folders.filter { $0 != "en" && $0 != "en-GB" })
  func isNotEnglishByOversight(_ language: String) {
    for (key, text) in Self.texts(in: language) {
      #expect(text != Self.english[key], "\(key.rawValue)")
    }
  }

  @Test func writesBritishEnglishForItself() {
    #expect(Self.texts(in: "en-GB") != Self.english)
  }
}
