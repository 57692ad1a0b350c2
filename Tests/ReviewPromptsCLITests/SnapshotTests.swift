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

  @Test func replacesAFileInOneStep() throws {
    _ = run("record", folder.path, "--language", "fr")
    let file = folder.path + "/fr.txt"
    let kept = folder.path + "/kept"
    try FileManager.default.linkItem(atPath: file, toPath: kept)
    let before = try Fixtures.bytes(URL(filePath: file))
    #expect(run("record", folder.path, "--language", "fr", "--app-name", "N").status == .success)
    #expect(try Fixtures.bytes(URL(filePath: file)) != before)
    // What is written into the file itself would show under its other name too.
    #expect(try Fixtures.bytes(URL(filePath: kept)) == before)
    #expect(try folder.names() == ["fr.txt", "kept"])
  }

  @Test func saysWhyAFileCannotBeReadOrWritten() throws {
    try folder.write("", to: "taken")
    let taken = run("record", folder.path + "/taken", "--language", "de")
    #expect(taken.errors.contains("taken': it is a file; a folder is wanted here [write-failed]"))
    let folders = try TemporaryFolder()
    try folders.write("", to: "de.txt/x")
    let isFolder = run("check", folders.path, "--language", "de")
    #expect(isFolder.errors.contains("de.txt': it is a folder; a file is wanted here"))
    let links = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: links.path + "/de.txt",
      withDestinationPath: "nowhere"
    )
    let dangling = run("check", links.path, "--language", "de")
    #expect(dangling.errors.contains("de.txt': it is a link to a file that is not there"))
  }

  @Test func keepsPseudoLanguagesThatAreThere() throws {
    _ = run("record", folder.path)
    #expect(try !folder.names().contains("en-XA.txt"))
    _ = run("record", folder.path, "--language", "en-XA")
    #expect(run("check", folder.path).status == .success)
    #expect(run("check", folder.path, "--app-name", "X").output.contains("en-XA.txt:"))
    #expect(
      run("record", folder.path, "--app-name", "X").output.contains("recorded \(folder.path)/en-XA")
    )
    #expect(run("check", folder.path, "--app-name", "X").status == .success)
    #expect(try folder.names().contains("en-XA.txt"))
    #expect(try !folder.names().contains("ar-XB.txt"))
  }

  @Test func printsNoControlCharactersOfAPath() throws {
    _ = run("record", folder.path)
    try folder.write("language    x\ny\u{1B}[31m\n", to: "x\ny\u{1B}[31m.txt")
    try folder.write("language    de\n", to: "de\n.txt")
    let checked = run("check", folder.path)
    #expect(checked.status == .findings)
    #expect(checked.output.contains("/de\\u{A}.txt: error: "))
    #expect(!checked.output.contains("\u{1B}") && !checked.output.contains("\n.txt"))
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
