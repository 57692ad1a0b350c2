import MessageFormatting
import PromptContent
import Testing

@testable import SnapshotFiles

@Suite struct SnapshotTextTests {
  private func text(
    _ tables: [String: [PromptKey: String]],
    of language: String,
    _ change: (inout PromptSnapshotSet) -> Void = { _ in }
  ) -> String {
    let catalog = PromptCatalog(overrides: [InMemoryTables(tables)])
    var set = PromptSnapshotSet(of: catalog, appName: "Notes")
    set.languages = [language]
    change(&set)
    return set.snapshots().map(\.text).joined()
  }

  @Test func holdsAllThatAPromptShows() {
    let overrides: [PromptKey: String] = [
      .title: "Wie ist\u{A0}{appName} {version}?", .remindButton: "",
    ]
    let text = text(["de": overrides], of: "de") { set in
      set.arguments = ["version": "2.1"]
      set.link = "https://example.com/de"
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      lines.prefix(9) == [
        "language    de", "direction   left to right", "link        \"https://example.com/de\"",
        "app name    \"Notes\"", "argument    version = \"2.1\"", "", "reviewPrompt.title",
        "  \"Wie ist\\u{A0}Notes 2.1?\"", "  from override, de, ReviewPrompts",
      ]
    )
    #expect(
      text.contains("reviewPrompt.button.remind\n  hidden\n  from override, de, ReviewPrompts\n")
    )
    #expect(PromptKey.allCases.allSatisfy { text.contains("\n\($0.rawValue)\n") })
    #expect(text.hasSuffix("from package, de, ReviewPrompts\n"))
  }

  @Test func tellsTheDirection() {
    #expect(text([:], of: "ar").contains("direction   right to left\n"))
    #expect(text([:], of: "ar").contains("\\u{2068}Notes\\u{2069}"))
  }

  @Test func saysWhichMessagesAreInAnotherLanguage() {
    let text = text(["eo": [.appMessage: "Ĉu vi taksus {appName}?"]], of: "eo")
    #expect(text.contains("written in  en (app)\nwritten in  en (game)\nwritten in  en (update)\n"))
  }

  @Test func showsATextThatDiffersByMessageForEach() {
    let tables = InMemoryTables(tables: ["en": ["Localizable": ["AskToRateApp": "Rate it!"]]])
    var catalog = PromptCatalog(layers: [.override(tables)])
    catalog.precedence = .layer
    let set = PromptSnapshotSet(of: catalog, appName: "Notes")
    #expect(set.snapshots().map(\.text).joined().contains("  missing\n"))
  }

  static let invisible: [(String, String)] = [
    ("a\u{AD}b", #""a\u{AD}b""#), ("\u{301}a", #""\u{301}a""#), ("\u{200F}x", #""\u{200F}x""#),
    ("a\nb\tc", #""a\nb\tc""#),
    ("\"\\", #""\"\\""#), ("❤\u{FE0F}", #""❤\u{FE0F}""#), ("\u{3164}", #""\u{3164}""#),
    ("\u{2800}", #""\u{2800}""#), ("é 中", #""é 中""#), ("e\u{301}", "\"e\u{301}\""), ("", "\"\""),
  ]

  @Test(arguments: invisible) func showsInvisibleCharacters(_ text: String, _ shown: String) {
    #expect(text.visiblyQuoted.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }
}
