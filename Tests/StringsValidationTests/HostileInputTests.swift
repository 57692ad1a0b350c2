import Diagnostics
import LocaleMatching
import TestSupport
import Testing

@testable import StringsValidation

/// No input may crash a check or make it hang, and every place it gives lies in the file.
@Suite struct HostileInputTests {
  private static let seeds: [String] = [
    #""a" = "l'{app} %1$@ %d \u203A \n";"#, "/* x */ a = (b, {c = <0f>;}); // y",
    "\u{FEFF}\"k\" = \"{n, plural, one {1} few {#} other {{x}}}\";;\n",
    RuleExample.plural(one: "%d &amp; %#@x@", other: "%@"),
    RuleExample.catalog(value: "%#@d@ {x} \\u00e9 \\ud83d\\ude00").text,
    "\"reviewPrompt.title\" = \"Дайте 5 звёзд «{appName}»-у  \";",
  ]

  private static func mutated(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(seeds[Int.random(in: seeds.indices, using: &random)].utf8)
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where place < bytes.count: bytes.remove(at: place)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 2:
        bytes.insert(Array("\"\\;={}'%/*<>&#@".utf8).randomElement(using: &random) ?? 0, at: place)
      default: bytes.removeLast(min(bytes.count, Int.random(in: 0...20, using: &random)))
      }
    }
    return bytes
  }

  @Test(arguments: UInt64(1)...40) func survivesMutatedFiles(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rules = ActiveRules()
    for _ in 0..<60 {
      let bytes = Self.mutated(&random)
      let other = Self.mutated(&random)
      check(bytes, against: other, rules)
    }
  }

  private func check(_ bytes: [UInt8], against other: [UInt8], _ rules: ActiveRules) {
    let check = TableCheck(rules)
    var findings: [Finding] = []
    for file in ["T.strings", "T.stringsdict", "ReviewPrompts.strings"] {
      findings += check.findings(
        in: ExampleRun.table(bytes, "fr", file),
        source: ExampleRun.table(other, "en", file)
      )
    }
    let source = LanguageTag(subtags: LanguageScriptRegion(language: "en"))
    let catalog = StringCatalog(bytes, path: "T.xcstrings", source: source)
    findings += check.findings(in: catalog)
    for finding in findings {
      #expect(finding.place.range.map { $0.upperBound.byteOffset <= bytes.count } ?? true)
      #expect(!finding.message.unicodeScalars.contains { $0.value < 0x20 })
      let edits = finding.fix?.edits ?? []
      #expect(edits.allSatisfy { $0.range.upperBound <= bytes.count })
    }
  }

  /// A table of many entries, their keys and texts made of their numbers.
  private static func table(_ count: Int, _ entry: (Int) -> String) -> String {
    (0..<count).map(entry).joined(separator: "\n")
  }

  /// An entry with one text of many parts, made of their numbers.
  private static func text(_ count: Int, _ part: (Int) -> String) -> String {
    "\"a\" = \"" + (0..<count).map(part).joined(separator: " ") + "\";"
  }

  private static func select(_ count: Int, _ keyword: (Int) -> String) -> String {
    let variants = (0..<count).map { keyword($0) + " {x}" }.joined(separator: " ")
    return "\"a\" = \"{g, select, \(variants) other {y}}\";"
  }

  /// Tables that have little in common with their source tables.
  private static var pairs: [(table: String, source: String)] {
    let renamed = table(1_500) { "\"settings.item.\($0).titre\" = \"a\";" }
    let named = table(1_500) { "\"settings.item.\($0).title\" = \"a\";" }
    let swallowed = table(1_500) { "\"item.\($0)\" = \"b\";" }
    let whole = table(3_000) { "\"item.\($0)\" = \"b\";" }
    let numbered = text(1_000) { "%\($0 + 1)$@" }
    return [
      (renamed, named),
      ("\"a\" = \"b\"; /* \(swallowed)", "\"a\" = \"b\"; \(whole)"),
      (select(500) { "mot\($0)" }, select(500) { "word\($0)" }),
      (text(200) { "{nom\($0)}" }, text(200) { "{value\($0)}" }),
      (text(1_000) { _ in "%;" }, numbered),
      (text(500) { _ in "s%;" }, numbered),
    ]
  }

  @Test(.timeLimit(.minutes(1))) func comesToAnEnd() {
    let rules = ActiveRules()
    let long = String(repeating: "a ", count: 20_000)
    let texts = [
      "\"a\" = \"\(long)\";", String(repeating: "\"a\" = \"b\";\n", count: 5_000),
      "\"a\" = \"" + String(repeating: "%@\\n{x}'", count: 2_000) + "\";",
      String(repeating: "{", count: 10_000), String(repeating: "/*", count: 10_000),
      "\"a\" = \"" + String(repeating: "{n,plural,other{", count: 5_000) + "\";",
      String(repeating: "<dict><key>a</key>", count: 2_000),
      "{\"strings\":" + String(repeating: "[", count: 10_000),
    ]
    for text in texts { check(Array(text.utf8), against: Array(text.utf8), rules) }
    for (table, source) in Self.pairs {
      check(Array(table.utf8), against: Array(source.utf8), rules)
    }
  }
}
