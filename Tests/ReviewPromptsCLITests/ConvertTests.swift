import Foundation
import TestSupport
import Testing

@testable import ReviewPromptsCLI

@Suite struct ConvertTests {
  /// A case of `Tests/Fixtures/strings`, with its expectation beside it.
  struct Case: CustomTestStringConvertible {
    let file: URL
    var testDescription: String { file.lastPathComponent }

    func expectation() throws -> [String: Any] {
      let json = file.deletingPathExtension().appendingPathExtension("expected.json")
      return try ConvertTests.object(String(contentsOf: json, encoding: .utf8))
    }
  }

  /// Reads a JSON object; Foundation's reader takes neither a lone surrogate nor 513 levels, so the one is read as
  /// a word that stands for it and the other as its text.
  private static func object(_ json: String) throws -> [String: Any] {
    let surrogates = /\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|\\u(d[89a-f][0-9a-f]{2})/
    let text = json.replacing(surrogates) { match in
      match.1.map { "<surrogate \($0)>" } ?? String(match.0)
    }
    let nesting = String(repeating: "[", count: 500)
    let compact = text.filter { !$0.isWhitespace }
    if compact.contains(nesting), let start = compact.range(of: "\"entries\":") {
      let entries = compact[start.upperBound...].prefix(while: { $0 != "]" })
      return ["ok": compact.contains("\"ok\":true"), "entries": ["nested": String(entries)]]
    }
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  static let cases = Fixtures.files(in: "strings", suffix: ".strings").map(Case.init)

  @Test(arguments: cases) func agreesWithCoreFoundation(_ example: Case) throws {
    let expected = try example.expectation()
    let run = RecordedRun("convert", "--to", "jsonl", example.file.path)
    let line = try #require(run.lines.first)
    let got = try Self.object(line)
    let isRead = expected["ok"] as? Bool == true && expected["stop"] == nil
    #expect(got["ok"] as? Bool == isRead)
    #expect(run.status == (isRead ? .success : .findings))
    if isRead {
      let entries = try #require(expected["entries"] as? NSDictionary)
      #expect(got["entries"] as? NSDictionary == entries)
    } else if expected["anyPosition"] as? Bool != true {
      let place = (expected["stop"] ?? expected["hint"] ?? expected) as? [String: Any]
      #expect(got["line"] as? Int == place?["line"] as? Int)
      #expect(got["column"] as? Int == place?["column"] as? Int)
      #expect((got["message"] as? String)?.isEmpty == false)
      #expect((got["rule"] as? String)?.isEmpty == false)
    }
  }

  @Test(arguments: cases) func writesCanonicalTextThatReadsTheSame(_ example: Case) throws {
    let path = example.file.path
    let canonical = RecordedRun("convert", "--to", "strings", path)
    guard canonical.status == .success else { return }
    let again = RecordedRun("convert", "--to", "json", input: Array(canonical.output.utf8))
    #expect(again.output == RecordedRun("convert", "--to", "json", path).output)
    let twice = RecordedRun("convert", "--to", "strings", input: Array(canonical.output.utf8))
    #expect(twice.output == canonical.output)
  }

  @Test func keepsTheOrderOfKeysAndTheCommentsOfEntries() {
    let text = "/* one */ b = 1; // two\n\n/* three */\na = 2;\nb = 3;\n/* end */\n"
    let run = RecordedRun("convert", "--to", "strings", "-", input: Array(text.utf8))
    let expected = """
      /* one */
      /* two */
      "b" = "3";

      /* three */
      "a" = "2";

      /* end */

      """
    #expect(run.output == expected)
    let json = RecordedRun("convert", "--to", "json", input: Array(text.utf8))
    #expect(json.output == "{\n  \"b\": \"3\",\n  \"a\": \"2\"\n}\n")
  }

  @Test func reportsEveryErrorOfAFile() {
    let text = "\"a\" = \"b\"\n\"c\" = \"d\"\n\"e\" = \"f\";"
    let run = RecordedRun("convert", "--to", "json", input: Array(text.utf8))
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("-:1:10: "))
    #expect(run.errors.contains("-:2:10: "))
  }

  @Test func writesAFileOnlyWhenAllIsDone() throws {
    let folder = try TemporaryFolder()
    let output = try folder.write("old", to: "out.json")
    let broken = try folder.write("\"a\"", to: "broken.strings")
    let good = try folder.write("a = b;", to: "good.strings")
    #expect(RecordedRun("convert", "--to", "json", broken, "--output", output).status == .failure)
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "old")
    #expect(RecordedRun("convert", "--to", "json", good, "--output", output).status == .success)
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "{\n  \"a\": \"b\"\n}\n")
    #expect(try folder.names() == ["broken.strings", "good.strings", "out.json"])
  }

  @Test func keepsThePermissionsOfAFileAndWhereALinkLeads() throws {
    let folder = try TemporaryFolder()
    let output = try folder.write("old", to: "out.json")
    let link = folder.path + "/link.json"
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: output)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: output)
    let run = RecordedRun("convert", "--to", "json", "--output", link, input: Array("a = b;".utf8))
    #expect(run.status == .success)
    let attributes = try FileManager.default.attributesOfItem(atPath: output)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try String(contentsOfFile: output, encoding: .utf8).contains("\"b\""))
  }

  @Test func goesOnBehindAFileThatIsMissing() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write("a = b;", to: "good.strings")
    let run = RecordedRun("convert", "--to", "jsonl", good, folder.path + "/none", good)
    #expect(run.status == .failure)
    #expect(run.lines.count == 2)
    #expect(run.errors.contains("[missing-file]"))
  }

  @Test func refusesAPropertyListOfNumbers() throws {
    let list: [String: Any] = ["text": "t", "number": 5]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    let run = RecordedRun("convert", "--to", "jsonl", input: Array(data))
    #expect(run.status == .findings)
    #expect(run.output.contains("non-string-value"))
  }

  static let failures: [(words: [String], id: String)] = [
    ([], "missing-flag"),
    (["--to", "yaml"], "bad-value"),
    (["--to", "json", "/no/such/file.strings"], "missing-file"),
    (["--to", "json", "/"], "not-a-file"),
    (["--to", "json", "a", "b"], "too-many-files"),
    (["--to", "json", "--output", "/no/such/folder/x.json", "-"], "write-failed"),
  ]

  @Test(arguments: failures) func refuses(_ words: [String], _ id: String) {
    let run = RecordedRun(words: ["convert"] + words, input: Array("a = b;".utf8))
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("[\(id)]"))
  }
}
