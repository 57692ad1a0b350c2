import FoundationEssentials
import TestSupport
import Testing

@testable import ReviewPromptsCLI

@Suite struct RenderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A prompt as `--format json` prints it.
  struct Prompt: Decodable {
    struct Source: Decodable {
      let layer: String
      let language: String?
      let table: String?
    }

    let language: String
    let requested: [String]
    let direction: String
    let message: String
    let title: String?
    let body: String?
    let buttons: [String: String?]
    let mixed: Bool
    let sources: [String: Source]
  }

  private func prompts(_ words: String...) throws -> [Prompt] {
    let run = RecordedRun(words: ["render", "--app-name", "Notes", "--format", "json"] + words)
    #expect(run.errors.isEmpty)
    return try JSONDecoder().decode([Prompt].self, from: Data(run.output.utf8))
  }

  @Test func printsOnePromptAsJSON() throws {
    let prompt = try #require(try prompts("--language", "ar-EG,en", "--message", "game").first)
    #expect(prompt.language == "ar")
    #expect(prompt.requested == ["ar-EG", "en"])
    #expect(prompt.direction == "rtl")
    #expect(prompt.message == "game")
    #expect(prompt.title?.contains("\u{2068}Notes\u{2069}") == true)
    #expect(!prompt.mixed)
    #expect(prompt.sources["reviewPrompt.title"]?.layer == "package")
    #expect(prompt.sources["reviewPrompt.title"]?.table == "ReviewPrompts")
  }

  static let expectations = [
    ("zh-TW", "zh-Hant"), ("zh-HK", "zh-HK"), ("nb-NO", "nb"), ("no", "nb"), ("iw", "he"),
    ("in", "id"), ("tl", "fil"), ("sr-ME", "sr-Latn"), ("pt", "pt-BR"), ("pt-AO", "pt-PT"),
    ("es-MX", "es-419"), ("en-AU", "en-GB"), ("de-AT", "de"), ("gsw", "de"), ("hr-BA", "hr"),
    ("zh_Hant_MO", "zh-HK"), ("English", "en"),
  ]

  @Test(arguments: expectations)
  func findsWhatASpeakerExpects(_ preference: String, _ language: String) throws {
    #expect(try prompts("--language", preference).map(\.language) == [language])
  }

  @Test func printsEveryLanguage() throws {
    let all = try prompts("--all")
    #expect(all.count >= 69)
    #expect(Set(all.map(\.language)).count == all.count)
    #expect(all.allSatisfy { $0.requested == [$0.language] && !$0.mixed })
  }

  @Test func takesThePreferencesFromTheEnvironment() {
    let words = ["render", "--app-name", "Notes"]
    let german = RecordedRun(words: words, environment: [.language: "de_AT.UTF-8"])
    #expect(german.lines.first == "de")
    let both: [EnvironmentKey: String] = [.language: "de_AT.UTF-8", .allLocales: "pt_PT"]
    #expect(RecordedRun(words: words, environment: both).lines.first == "pt-PT")
    #expect(RecordedRun(words: words, environment: [.allLocales: "C"]).lines.first == "en")
  }

  @Test func usesOverridesAndSaysSo() throws {
    try folder.write(
      "\"reviewPrompt.title\" = \"Unser {appName} {version}\";",
      to: "de.lproj/ReviewPrompts.strings"
    )
    try folder.write("\"reviewPrompt.button.remind\" = \"\";", to: "de.lproj/Localizable.strings")
    let words = ["--language", "de", "--override", folder.path, "--argument", "version=1.10"]
    let run = RecordedRun(words: ["render", "--app-name", "Notes"] + words)
    #expect(run.status == .success)
    #expect(run.lines[0] == "de  (from override, package)")
    #expect(run.lines[1] == "  Unser Notes 1.10")
    #expect(!run.output.contains("Später"))
  }

  @Test func reportsAMissingArgument() throws {
    try folder.write(
      "\"reviewPrompt.title\" = \"{version}\";",
      to: "de.lproj/ReviewPrompts.strings"
    )
    let run = RecordedRun(
      "render",
      "--app-name",
      "N",
      "--language",
      "de",
      "--override",
      folder.path
    )
    #expect(run.status == .findings)
    #expect(run.output.contains("{version}"))
    #expect(run.errors.contains("version"))
  }

  @Test func takesTheNameFromTheMainBundle() throws {
    try folder.write("CFBundleDisplayName = \"Notizen\";", to: "de.lproj/InfoPlist.strings")
    let run = RecordedRun("render", "--language", "de", "--main-bundle", folder.path)
    #expect(run.output.contains("Notizen"))
  }

  @Test func printsNoControlCharactersOfAName() {
    let run = RecordedRun("render", "--app-name", "A\u{1B}[31mB\nC", "--language", "en")
    #expect(run.output.contains("A\\u{1B}[31mB C"))
  }

  @Test func printsNoControlCharactersOfAFolder() throws {
    let name = "a\n\u{1B}[31m"
    try folder.write(
      "\"reviewPrompt.title\" = \"{\";",
      to: name + "/de.lproj/ReviewPrompts.strings"
    )
    for path in [folder.path + "/" + name, "no" + name] {
      let run = RecordedRun("render", "--app-name", "N", "--language", "de", "--override", path)
      #expect(run.errors.contains("a\\u{A}\\u{1B}[31m"))
      #expect(!run.errors.contains("\u{1B}") && run.errors.count(where: \.isNewline) == 1)
    }
  }

  @Test(arguments: ["A\nB", "A\r\nB", "A\u{2028}B"]) func putsANameOnOneLine(_ name: String) throws
  {
    let run = RecordedRun("render", "--app-name", name, "--language", "en", "--format", "json")
    #expect(run.output.contains("How would you rate A B?"))
    let blank = RecordedRun("render", "--app-name", "\n", "--language", "en")
    #expect(blank.errors.contains("[empty-app-name]"))
  }

  @Test func namesFoldersWithoutADoubleSlash() throws {
    try folder.write("\"reviewPrompt.title\" = \"x\"", to: "de.lproj/ReviewPrompts.strings")
    for flag in ["--override", "--main-bundle"] {
      let path = folder.path + "//"
      let run = RecordedRun("render", "--app-name", "N", "--language", "de", flag, path)
      #expect(run.errors.contains("\(folder.path)/de.lproj/"), "\(run.errors)")
    }
  }

  /// What cannot be rendered, and how that is said.
  static let failures: [(words: [String], id: String)] = [
    (["--app-name", ""], "empty-app-name"),
    (["--app-name", " \u{200B}\u{200F}"], "empty-app-name"),
    (["--app-name", "N", "--language", ","], "bad-language-tag"),
    (["--app-name", "N", "--argument", "appName=X"], "bad-argument"),
    (["--app-name", "N", "--argument", "a=1", "--argument", "a=2"], "repeated-argument"),
    (["--app-name", "N", "--language", "not a tag"], "bad-language-tag"),
    (["--app-name", "N", "--override", "/no/such/folder"], "missing-folder"),
    (["--app-name", "N", "--argument", "version"], "bad-argument"),
    (["--app-name", "N", "--all", "--language", "de"], "conflicting-flags"),
  ]

  @Test(arguments: failures) func refuses(_ words: [String], _ id: String) {
    let run = RecordedRun(words: ["render"] + words)
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("[\(id)]"))
  }

  @Test(arguments: [
    ("\"reviewPrompt.title\" = \"x\"\n", "1:27: ", "missing-semicolon"),
    ("/* */\n\"reviewPrompt.title\" = \"\\U0041 {appName\";", "2:32: ", "invalid-message"),
    ("", "1:1: ", "empty-file"),
  ])
  func saysWhereAnOverrideIsBroken(_ text: String, _ place: String, _ id: String) throws {
    let path = try folder.write(text, to: "de.lproj/ReviewPrompts.strings")
    let run = RecordedRun(
      "render",
      "--app-name",
      "N",
      "--language",
      "de",
      "--override",
      folder.path
    )
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("\(path):\(place)"))
    #expect(run.errors.contains("[\(id)]"))
  }
}
