import Foundation
import TestSupport
import Testing

@testable import ReviewPromptsCLI

/// What public reports about string files describe: each is found, or read, as it should be.
///
/// `Tests/Fixtures/reports/README.md` says what a folder holds.
@Suite struct PublicReportsTests {
  /// A folder of `Tests/Fixtures/reports`.
  struct Report: CustomTestStringConvertible {
    let folder: URL
    var testDescription: String { folder.lastPathComponent }
    var number: Int? { Int(folder.lastPathComponent.prefix(3)) }

    /// The text of one of its files; `nil` when there is none.
    func text(_ name: String) -> String? {
      try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    /// Runs `validate` over the folder; the settings above it do not count.
    func validate(_ flags: String...) -> RecordedRun {
      let settings = folder.appending(path: ".reviewprompts.json").path
      let isSet = FileManager.default.fileExists(atPath: settings)
      let words = ["validate", folder.path] + (isSet ? ["--config", settings] : ["--no-config"])
      return RecordedRun(words: words + flags)
    }

    /// A text without the path of the folder.
    func local(_ text: String) -> String { text.replacing(folder.path + "/", with: "") }
  }

  /// A finding, as `validate --format json` prints it.
  struct Found: Decodable {
    var rule: String
    var severity: String
    var message: String
    var file: String
    var line: Int?
    var column: Int?
    var key: String?

    /// The finding in one line, with its key behind it.
    func line(in report: Report) -> String {
      let place = [report.local(file), line.map(String.init), column.map(String.init)]
      let text = place.compactMap { $0 }.joined(separator: ":") + ": \(severity): \(message)"
      return text + " [\(rule)]" + (key.map { " " + $0 } ?? "")
    }
  }

  static let folder = Fixtures.folder("reports")
  static let reports = Fixtures.files(in: "reports", suffix: "")
    .filter { $0.lastPathComponent != "README.md" }.map(Report.init)

  #if ICU
    static let reportsThatNeedICU: [String] = []
  #else
    /// Without ICU nothing is known of how languages count.
    static let reportsThatNeedICU = ["080-zero-and-foreign-categories"]
  #endif

  @Test(arguments: reports) func findsWhatIsWrongAndNothingElse(_ report: Report) throws {
    struct Output: Decodable { var diagnostics: [Found] }
    guard !Self.reportsThatNeedICU.contains(report.folder.lastPathComponent) else { return }
    let run = report.validate("--format", "json")
    let output = try JSONDecoder().decode(Output.self, from: Data(run.output.utf8))
    let found = output.diagnostics.map { $0.line(in: report) }
    let expected = try #require(report.text("expected.txt"))
    #expect(found == expected.split(separator: "\n").map(String.init))
  }

  @Test(arguments: reports) func readsTheTextsThatTheAppShows(_ report: Report) throws {
    guard let expected = report.text("values.json") else { return }
    let tables = try JSONDecoder().decode(
      [String: [String: String]].self,
      from: Data(expected.utf8)
    )
    for (file, texts) in tables {
      let run = RecordedRun("convert", "--to", "json", report.folder.appending(path: file).path)
      let found = try JSONDecoder().decode([String: String].self, from: Data(run.output.utf8))
      #expect(found == texts)
    }
  }

  @Test(arguments: reports) func mendsNothingButTheFault(_ report: Report) {
    guard let expected = report.text("expected.diff") else { return }
    let run = report.validate("--unsafe-fixes", "--diff")
    #expect(report.local(run.output) == expected)
  }

  @Test func everyReportIsAFixtureOrExplained() throws {
    let explanations = try String(
      contentsOf: Self.folder.appending(path: "README.md"),
      encoding: .utf8
    )
    let explained = explanations.matches(of: /(?m)^- (\d+):/).compactMap { Int($0.1) }
    let numbers = Self.reports.compactMap(\.number) + explained
    #expect(numbers.sorted() == Array(1...106))
  }
}
