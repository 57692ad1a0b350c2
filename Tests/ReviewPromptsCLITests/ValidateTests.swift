import FoundationEssentials
import TestSupport
import Testing

@testable import ReviewPromptsCLI

@Suite struct ValidateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("\"rate\" = \"Rate {app}\";\n\"later\" = \"Later\";\n", to: Self.source)
  }

  private static let source = "en.lproj/App.strings"
  private static let french = "fr.lproj/App.strings"

  private func run(_ words: String...) -> RecordedRun { RecordedRun(words: ["validate"] + words) }

  private func write(_ french: String) throws { try folder.write(french, to: Self.french) }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: name)), as: UTF8.self)
  }

  @Test func saysWhereAndWhat() throws {
    try write("\"rate\" = \"Noter {ap}\";\n\"later\" = \"Plus tard\";\n")
    let checked = run(folder.path)
    #expect(checked.status == .findings)
    #expect(
      checked.lines.first?.hasPrefix(folder.path + "/fr.lproj/App.strings:1:18: error: ") == true
    )
    #expect(checked.output.contains("did you mean '{app}'? [unknown-argument]\n"))
    #expect(checked.errors == "1 error in 2 files; 1 fixable with --unsafe-fixes\n")
    #expect(run("--quiet", folder.path).errors.isEmpty)
  }

  @Test func isContentWithASoundFolder() throws {
    try write("\"rate\" = \"Noter {app}\";\n\"later\" = \"Plus tard\";\n")
    let checked = run(folder.path)
    #expect(checked.status == .success)
    #expect(checked.output.isEmpty)
    #expect(checked.errors == "nothing found in 2 files\n")
  }

  @Test(arguments: [
    (["--fail-on", "never"], false), (["--fail-on", "warning"], true), ([], false),
    (["--rule", "missing-key=error"], true),
    (["--rule", "missing-key=off", "--fail-on", "warning"], false),
  ])
  func endsAsItsFindingsAre(_ flags: [String], _ fails: Bool) throws {
    try write("\"rate\" = \"Noter {app}\";\n")
    let checked = RecordedRun(words: ["validate"] + flags + [folder.path])
    #expect(checked.status == (fails ? .findings : .success))
  }

  @Test func mendsOnlyWhatAReaderNeverSeesUnlessAsked() throws {
    let broken = "\"rate\" = \"Noter l'{app}\";\r\n\"later\" = \"Plus tard\"\r\n"
    try write(broken)
    let shown = run("--unsafe-fixes", "--diff", folder.path)
    #expect(shown.status == .findings)
    #expect(shown.output.contains("+\"rate\" = \"Noter l’{app}\";"))
    #expect(try text(Self.french) == broken)
    #expect(run("--fix", folder.path).status == .findings)
    #expect(try text(Self.french) == broken.replacing("tard\"", with: "tard\";"))
    #expect(run("--unsafe-fixes", folder.path).status == .success)
    #expect(
      try text(Self.french) == "\"rate\" = \"Noter l’{app}\";\r\n\"later\" = \"Plus tard\";\r\n"
    )
    #expect(try folder.names() == ["en.lproj", "fr.lproj"])
  }

  @Test func acceptsWhatABaselineLists() throws {
    try write("\"rate\" = \"Noter\";\n")
    let baseline = folder.path + "/old.json"
    #expect(run("--write-baseline", baseline, folder.path).status == .success)
    #expect(run("--baseline", baseline, folder.path).output.isEmpty)
    try write("\"rate\" = \"\";\n")
    let checked = run("--baseline", baseline, folder.path)
    #expect(checked.lines.filter { !$0.contains(": note: ") }.count == 1)
    #expect(checked.output.contains("[empty-value]"))
  }

  /// What is to be written is in the encoding of the file, which need not be text in JSON.
  @Test func givesTheBytesOfFixesInOtherEncodings() throws {
    let units = [0xFEFF] + Array("\"a\" = \"b  c\";".utf16)
    let wide = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try folder.write(wide, to: Self.french)
    let json = run("--format", "json", folder.path).output
    #expect(json.contains("\"replacementBase64\": \"IAA=\""))
    #expect(!json.contains("\\u0000") && !json.contains("\u{FFFD}"))
    let sarif = run("--format", "sarif", folder.path).output
    #expect(sarif.contains("\"binary\": \"IAA=\""))
    try write("\"a\" = \"b  c\";")
    #expect(run("--format", "json", folder.path).output.contains("\"replacement\": \" \""))
  }

  @Test func writesABaselineOfAllThatIsFound() throws {
    try write("\"rate\" = \"Noter\";\n")
    let baseline = folder.path + "/old.json"
    #expect(run("--write-baseline", baseline, folder.path).status == .success)
    let first = try text("old.json")
    let both = run("--baseline", baseline, "--write-baseline", baseline, folder.path)
    #expect(both.status == .success)
    #expect(try text("old.json") == first)
    // What was not looked at stays, what was mended goes.
    #expect(run("--write-baseline", baseline, folder.path + "/en.lproj").status == .success)
    #expect(try text("old.json") == first)
    try write("\"rate\" = \"Noter {app}\";\n\"later\" = \"Plus tard\";\n")
    #expect(run("--write-baseline", baseline, folder.path).status == .success)
    #expect(!(try text("old.json")).contains("fr.lproj"))
  }

  /// As `git apply` and `patch` want it.
  @Test func keepsTheLineEndsOfADifference() throws {
    try write("\"rate\" = \"Noter {app}\";\r\n\"later\" = \"Plus\u{7} tard\"\r\n")
    let shown = run("--diff", folder.path).output
    #expect(shown.contains("+\"later\" = \"Plus\\u{7} tard\";\r\n"))
    #expect(shown.contains("\n \"rate\" = \"Noter {app}\";\r\n"))
  }

  @Test func writesNoBaselineOverAnotherFile() throws {
    try write("\"rate\" = \"Noter\";\n")
    let before = try text(Self.french)
    let result = run("--write-baseline", folder.path + "/" + Self.french, folder.path)
    #expect(result.status == .failure)
    #expect(try text(Self.french) == before)
  }

  @Test func remarksOnStaleEntriesOfABaseline() throws {
    try write("\"rate\" = \"Noter\";\n")
    let baseline = folder.path + "/old.json"
    #expect(run("--write-baseline", baseline, folder.path).status == .success)
    try write("\"rate\" = \"Noter {app}\";\n\"later\" = \"Plus tard\";\n")
    let checked = run("--baseline", baseline, folder.path)
    #expect(
      checked.errors.contains(
        "2 entries of the baseline are no longer found, first missing-argument of 'rate' in "
          + "'fr.lproj/App.strings': write it again with --write-baseline"
      )
    )
    #expect(!run("--baseline", baseline, folder.path + "/en.lproj").errors.contains("baseline"))
  }

  @Test func noticesALostFileOfATable() throws {
    try write("\"rate\" = \"Noter {app}\";\n\"later\" = \"Plus tard\";\n")
    let plural = """
      <plist version="1.0"><dict><key>days</key><string>x</string></dict></plist>
      """
    try folder.write(plural, to: "en.lproj/App.stringsdict")
    let lost = run(folder.path)
    #expect(lost.output.contains("fr.lproj: warning: the file 'App.stringsdict' of the source"))
    #expect(lost.lines.count == 1)
    try write(
      "\"rate\" = \"Noter {app}\";\n\"later\" = \"Plus tard\";\n\"days\" = \"y\";\n"
    )
    #expect(!run(folder.path).output.contains("[missing-table]"))
    try folder.write(plural, to: "it.lproj/App.stringsdict")
    #expect(run(folder.path).output.contains("it.lproj: warning: the file 'App.strings' of the"))
  }

  @Test func saysThatNothingCouldBeCompared() throws {
    try write("\"rate\" = \"Noter\";\n")
    let refused = run("--source", "ft", folder.path)
    #expect(refused.status == .failure)
    #expect(
      refused.errors.contains("unknown source language 'ft'; there are: en, fr")
    )
    try folder.write(#"{"version": 1, "source": "sv"}"#, to: ".reviewprompts.json")
    let found = run(folder.path)
    #expect(found.output.contains("[missing-source]"))
    #expect(found.output.contains("there are en, fr"))
    #expect(run("--source", "Base", "--no-config", folder.path).output.contains("'{app}'"))
  }

  @Test func takesTheLanguageForItsRegion() throws {
    try write("\"rate\" = \"Noter\";\n")
    let checked = run("--source", "en-GB", folder.path)
    #expect(checked.output.contains("[missing-argument]"))
    #expect(!checked.output.contains("[missing-source]"))
  }

  @Test func refusesSettingsAndNone() {
    let refused = run("--no-config", "--config", "x.json", folder.path)
    #expect(refused.status == .failure)
    #expect(refused.errors.contains("--config and --no-config exclude each other"))
  }

  @Test func readsTheNearestSettings() throws {
    try write("\"rate\" = \"Noter {app}\";\n")
    try folder.write(
      #"{"version": 1, "rules": {"missing-key": "off"}, "exclude": ["it.lproj"]}"#,
      to: ".reviewprompts.json"
    )
    try folder.write("\"rate\" = ;", to: "it.lproj/App.strings")
    #expect(run("--fail-on", "warning", folder.path).status == .success)
    #expect(
      run("--fail-on", "warning", "--rule", "missing-key=warning", folder.path).status == .findings
    )
    #expect(run("--no-config", folder.path).output.contains("it.lproj"))
    try folder.write(#"{"version": 1, "rule": {}}"#, to: ".reviewprompts.json")
    let broken = run(folder.path)
    #expect(broken.status == .failure)
    #expect(
      broken.errors.contains(".reviewprompts.json:1:16: unknown key 'rule'; did you mean 'rules'?")
    )
  }

  @Test func checksOneLanguageOrOneFileAgainstTheSource() throws {
    try write("\"rate\" = \"Noter\";\n")
    try folder.write("\"rate\" = \"\";\n", to: "it.lproj/App.strings")
    for path in ["/fr.lproj", "/fr.lproj/App.strings"] {
      let checked = run(folder.path + path)
      #expect(checked.output.contains("[missing-argument]"))
      #expect(!checked.output.contains("it.lproj"))
    }
  }

  @Test func comparesWithAnotherSource() throws {
    try write("\"rate\" = \"Noter\";\n\"plus\" = \"Plus\";\n")
    let checked = run("--source", "fr", folder.path)
    #expect(checked.output.contains("en.lproj/App.strings"))
    #expect(checked.output.contains("the key 'plus' is missing"))
    #expect(!checked.output.contains("the key 'later' is missing"))
  }

  @Test(arguments: [
    (["nowhere"], "no such file: 'nowhere'"),
    (["--rule", "missing-kye=off"], "unknown rule 'missing-kye'; did you mean 'missing-key'?"),
    (
      ["--rule", "missing-key=of"],
      "'of' is no level of the rule 'missing-key'; did you mean 'off'?"
    ),
    (["--fail-on", "warnings"], "did you mean 'warning'?"),
    (["--sauce", "en"], "did you mean '--source'?"),
  ])
  func saysWhatItCannotDo(_ words: [String], _ message: String) {
    let refused = RecordedRun(words: ["validate"] + words)
    #expect(refused.status == .failure)
    #expect(refused.errors.contains(message))
    #expect(refused.output.isEmpty)
  }

  @Test func writesToAFile() throws {
    try write("\"rate\" = \"Noter\";\n")
    let file = folder.path + "/found.json"
    let checked = run("--format", "json", "--output-file", file, folder.path + "/fr.lproj")
    #expect(checked.output.isEmpty)
    #expect(try text("found.json").hasPrefix("{\n  \"diagnostics\": ["))
  }

  @Test func widensAFolderThatWasNamedBefore() throws {
    try write("\"rate\" = \"Noter {app}\";\n\"later\" = \"Plus tard\";\n")
    let checked = run(folder.path + "/fr.lproj", folder.path, folder.path)
    #expect(checked.status == .success)
    #expect(checked.errors == "nothing found in 2 files\n")
  }

  @Test(arguments: [
    "/fr.lproj/.", "/fr.lproj/./App.strings", "/fr.lproj/x/..", "/fr.lproj/x/../App.strings",
  ])
  func knowsALanguageByTheRealNameOfItsFolder(_ path: String) throws {
    try write("\"rate\" = \"Noter {ap}\";\n\"later\" = \"Plus tard\";\n")
    try folder.write("", to: "fr.lproj/x/note.txt")
    let checked = run(folder.path + path)
    #expect(checked.output.contains("did you mean '{app}'?"))
  }

  @Test(arguments: [("de.Lproj", "de.lproj"), ("de", "de.lproj"), ("pt-BR", "pt-BR.lproj")])
  func saysHowTheFolderOfALanguageIsCalled(_ name: String, _ expected: String) throws {
    try folder.write("\"rate\" = \"x\";\n", to: name + "/App.strings")
    let path = folder.path + "/" + name
    let remark = "reviewprompts: '\(path)' is taken for no language: expected '\(expected)'\n"
    #expect(run(folder.path).errors.hasPrefix(remark))
    #expect(!run(folder.path + "/en.lproj").errors.contains("is taken"))
  }
}
