import FoundationEssentials
import TestSupport
import Testing

@testable import ReviewPromptsCLI

@Suite struct GalleryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func page(_ words: String..., status: ReviewPromptsCLI.ExitStatus = .success) throws
    -> String
  {
    let path = folder.path + "/page.html"
    let run = RecordedRun(words: ["gallery", "--app-name", "Notes", "--output", path] + words)
    #expect(run.status == status)
    #expect(run.output.isEmpty)
    return String(
      decoding: try Fixtures.bytes(folder.url.appending(path: "page.html")),
      as: UTF8.self
    )
  }

  @Test func holdsEveryLanguageAndStaysLight() throws {
    let page = try page()
    let languages = RecordedRun("languages").lines.dropFirst().compactMap {
      $0.split(separator: " ").first
    }
    #expect(languages.count >= 69)
    for language in languages { #expect(page.contains("data-language=\"\(language)\"")) }
    #expect(page.utf8.count < 400_000)
  }

  @Test func namesTheLineOfATextInAFile() throws {
    let overrides = try TemporaryFolder()
    try overrides.write(
      "/* a */\n\n\"reviewPrompt.title\" = \"Wie ist {appName}?\";",
      to: "de.lproj/ReviewPrompts.strings"
    )
    let page = try page("--language", "de", "--override", overrides.path)
    #expect(page.contains("override, de, \(overrides.path)/de.lproj/ReviewPrompts.strings:3"))
    #expect(page.contains("package, de, Localization/de.lproj/ReviewPrompts.strings:"))
    #expect(page.contains("data-status=\"read twice\""))
  }

  @Test func showsAProjectsOwnLanguagesOnly() throws {
    let own = try TemporaryFolder()
    try own.write("\"reviewPrompt.title\" = \"{appName}\";", to: "tlh.lproj/ReviewPrompts.strings")
    let page = try page("--override", own.path, "--own-languages", status: .findings)
    #expect(page.contains("in one language"))
    #expect(page.contains("data-language=\"tlh\""))
  }

  @Test func showsPseudoLanguagesWhereTheyAreNamed() throws {
    let page = try page("--language", "en-XA,ar-XB")
    #expect(page.contains("lang=\"ar-XB\" dir=\"rtl\""))
    #expect(page.contains("Accented English"))
    #expect(page.contains("data-status=\"made to test with\""))
  }

  @Test func marksAMissingArgument() throws {
    let overrides = try TemporaryFolder()
    try overrides.write(
      "\"reviewPrompt.title\" = \"{version}\";",
      to: "de.lproj/ReviewPrompts.strings"
    )
    let page = try page("--language", "de", "--override", overrides.path, status: .findings)
    #expect(page.contains("data-problems=\"remark\""))
    #expect(page.contains("<bdi data-a=\"version\">{version}</bdi>"))
    #expect(page.contains("<input data-argument=\"version\" dir=\"auto\" value=\"\">"))
    let words = ["--app-name", "N", "--language", "de", "--override", overrides.path]
    let gallery = RecordedRun(words: ["gallery", "--output", "-"] + words)
    let render = RecordedRun(words: ["render"] + words)
    #expect(gallery.errors == render.errors && !gallery.errors.isEmpty)
    #expect(gallery.status == render.status)
  }

  @Test func tellsTheScriptToLeaveNamesWithoutIsolates() throws {
    #expect(try page("--no-isolates", "--language", "de").contains(" data-isolates=\"off\""))
    #expect(try !page("--language", "de").contains(" data-isolates=\"off\""))
  }

  @Test func hasNothingToSayOfWhatIsHiddenOrFallsThrough() throws {
    let own = try TemporaryFolder()
    try own.write(
      "\"reviewPrompt.title\" = \"How is {appName}?\"; \"reviewPrompt.button.rate\" = \"Rate\";",
      to: "en.lproj/ReviewPrompts.strings"
    )
    try own.write(
      "\"reviewPrompt.title\" = \"Wie ist {appName}?\"; \"reviewPrompt.button.remind\" = \"\";",
      to: "de.lproj/ReviewPrompts.strings"
    )
    let page = try page("--language", "de", "--override", own.path)
    #expect(page.contains("data-problems=\"\""))
    #expect(!page.contains("[missing-key]") && !page.contains("[empty-value]"))
    #expect(RecordedRun("validate", own.path).output.contains("[missing-key]"))
  }

  /// The row of a text in the table of sources of the only language of a page.
  private func row(_ name: String, of page: String) -> Substring {
    let start = page.firstRange(of: "<tr data-k=\"\(name)\">")?.upperBound ?? page.endIndex
    let end = page[start...].firstRange(of: "</tr>")?.lowerBound ?? page.endIndex
    return page[start..<end]
  }

  @Test func saysOfEachTextWhatIsWrongWithIt() throws {
    let own = try TemporaryFolder()
    let title = "\"reviewPrompt.title\" = \"How is {appName}?\";"
    try own.write(title, to: "en.lproj/ReviewPrompts.strings")
    try own.write(
      "\"reviewPrompt.title\" = \"Wie  ist <b>{appNme}?\";\n\"reviewPrompt.titel\" = \"<i>\";",
      to: "de.lproj/ReviewPrompts.strings"
    )
    let page = try page("--language", "de", "--override", own.path, status: .findings)
    let path = "\(own.path)/de.lproj/ReviewPrompts.strings"
    #expect(page.contains("data-problems=\"error remark\""))
    let ofTitle = row("title", of: page)
    #expect(ofTitle.contains("<div class=\"warning\">warning: <bdi>2 blanks stand in a row"))
    #expect(ofTitle.contains("[double-blank]"))
    #expect(ofTitle.contains("[unknown-argument]"))
    #expect(!page.contains("<i>") && !page.contains("<b>"))
    #expect(row("remind", of: page).hasSuffix("<td>none</td>"))
    #expect(page.contains("\(path):2:1: &#39;reviewPrompt.titel&#39;"))
  }

  @Test func findsNothingToSayOfTheShippedTexts() throws {
    let page = try page()
    #expect(!page.contains("<div class=\"error\">") && !page.contains("<div class=\"warning\">"))
  }

  @Test func obeysTheSettingsOfTheProject() throws {
    let own = try TemporaryFolder()
    try own.write(
      "\"reviewPrompt.title\" = \"Wie  ist {appName}?\";",
      to: "de.lproj/ReviewPrompts.strings"
    )
    try own.write(
      "{\"version\": 1, \"rules\": {\"double-blank\": \"note\"}}",
      to: ".reviewprompts.json"
    )
    #expect(try page("--language", "de", "--override", own.path).contains("data-problems=\"note\""))
    try own.write(
      "{\"version\": 1, \"rules\": {\"double-blank\": \"off\"}}",
      to: ".reviewprompts.json"
    )
    #expect(try page("--language", "de", "--override", own.path).contains("data-problems=\"\""))
  }

  @Test func leavesOtherKeysOfATableAlone() throws {
    let own = try TemporaryFolder()
    try own.write(
      "\"greeting\" = \"Hallo  du\"; \"reviewPrompt.title\" = \"Wie ist {appName}?\";",
      to: "de.lproj/Localizable.strings"
    )
    let page = try page("--language", "de", "--main-bundle", own.path)
    #expect(page.contains("main, de, \(own.path)/de.lproj/Localizable.strings:1"))
    #expect(!page.contains("double-blank"))
  }

  @Test func writesToStandardOutput() {
    let run = RecordedRun("gallery", "--app-name", "N", "--language", "de", "--output", "-")
    #expect(run.output.hasPrefix("<!DOCTYPE html>"))
  }

  static let failures: [(words: [String], id: String)] = [
    (["--app-name", "N"], "missing-flag"), (["--output", "x.html"], "missing-flag"),
    (["--app-name", "N", "--output", "/no/such/folder/x.html"], "write-failed"),
    (["--app-name", "N", "--output", "-", "--language", "xx"], "unknown-language"),
    (["--app-name", "N", "--output", "-", "--override", "/no/such/folder"], "missing-folder"),
  ]

  @Test(arguments: failures) func refuses(_ words: [String], _ id: String) {
    let run = RecordedRun(words: ["gallery"] + words)
    #expect(run.status == .failure)
    #expect(run.errors.contains("[\(id)]"))
  }
}
