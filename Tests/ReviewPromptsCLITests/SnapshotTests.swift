import FoundationEssentials
import TestSupport
import Testing

@testable import ReviewPromptsCLI

@Suite struct SnapshotTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ words: String...) -> RecordedRun { RecordedRun(words: ["snapshot"] + words) }

  @Test func checksWhatItRecorded() throws {
    let recorded = run("record", folder.path)
    #expect(recorded.status == .success)
    #expect(recorded.lines.count >= 69)
    #expect(try folder.names().count == recorded.lines.count)
    let checked = run("check", folder.path)
    #expect(checked.status == .success)
    #expect(checked.output.isEmpty)
    #expect(checked.errors.contains("all as recorded"))
    #expect(run("record", folder.path).output.isEmpty)
  }

  @Test func findsOneCharacter() throws {
    _ = run("record", folder.path)
    let overrides = try TemporaryFolder()
    try overrides.write(
      "\"reviewPrompt.button.decline\" = \"Non, Merci\";",
      to: "fr.lproj/ReviewPrompts.strings"
    )
    let checked = run("check", folder.path, "--override", overrides.path)
    #expect(checked.status == .findings)
    #expect(
      checked.output.contains("fr.txt:31:9: error: 'fr' differs in 'reviewPrompt.button.decline'")
    )
    #expect(
      checked.output.contains(
        "was U+006D LATIN SMALL LETTER M, is now U+004D LATIN CAPITAL LETTER M"
      )
    )
    #expect(checked.errors.contains("1 different"))
  }

  @Test func failsForMissingAndLeftOverFiles() throws {
    _ = run("record", folder.path, "--language", "fr,it")
    try folder.write("language    xx\n", to: "xx.txt")
    #expect(run("check", folder.path, "--language", "fr").status == .success)
    let checked = run("check", folder.path)
    #expect(checked.status == .findings)
    #expect(checked.output.contains("de.txt: error: 'de' has no snapshot [missing-snapshot]"))
    #expect(checked.output.contains("xx.txt: error: no language 'xx' is offered"))
  }

  @Test func spellsLanguagesAsTheFilesDo() throws {
    _ = run("record", folder.path, "--language", "zh_TW,no,iw")
    #expect(try folder.names() == ["he.txt", "nb.txt", "zh-Hant.txt"])
  }

  @Test func holdsTheLink() throws {
    let recorded = run(
      "record",
      folder.path,
      "--language",
      "fr",
      "--store",
      "google-play",
      "--id",
      "com.example.notes"
    )
    #expect(recorded.status == .success)
    let text = String(
      decoding: try Fixtures.bytes(folder.url.appending(path: "fr.txt")),
      as: UTF8.self
    )
    #expect(
      text.contains(
        "link        \"https://play.google.com/store/apps/details?id=com.example.notes\""
      )
    )
  }

  @Test func recordsNothingInContinuousIntegration() throws {
    let recorded = RecordedRun(
      words: ["snapshot", "record", folder.path],
      environment: [.continuousIntegration: "true"]
    )
    #expect(recorded.status == .failure)
    #expect(recorded.errors.contains("[recording-in-ci]"))
    #expect(try folder.names().isEmpty)
  }

  static let failures: [(words: [String], id: String)] = [
    (["check", "/no/such/folder"], "missing-folder"), (["check"], "missing-argument"),
    (["record", "/tmp/x", "--language", "frr"], "unknown-language"),
    (["record", "/tmp/x", "--store", "apple"], "missing-flag"),
    (["record", "/tmp/x", "--store", "appel", "--id", "1"], "unknown-store"),
    (["check", "/tmp/x", "--all", "--language", "fr"], "conflicting-flags"),
  ]

  @Test(arguments: failures) func refuses(_ words: [String], _ id: String) {
    let run = RecordedRun(words: ["snapshot"] + words)
    #expect(run.status == .failure)
    #expect(run.errors.contains("[\(id)]"))
  }

  @Test func recordsNothingOfABrokenOverride() throws {
    let overrides = try TemporaryFolder()
    try overrides.write("\"reviewPrompt.title\" = \"x\"", to: "fr.lproj/ReviewPrompts.strings")
    let recorded = run("record", folder.path, "--override", overrides.path)
    #expect(recorded.status == .failure)
    #expect(recorded.errors.contains("[missing-semicolon]"))
    #expect(try folder.names().isEmpty)
  }
}
