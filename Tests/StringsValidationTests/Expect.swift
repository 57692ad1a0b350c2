import Diagnostics
import LocaleMatching
import StringsFile
import Testing

@testable import StringsValidation

/// Whether it is known how languages count, which only ICU tells.
let knowsPlurals =
  PluralCategories(language: LanguageTag(subtags: LanguageScriptRegion(language: "en"))) != nil

/// The place that stands for a file as a whole in expectations.
let wholeFile = "file"

/// Checks that a rule finds just what is expected in a table.
///
/// - Parameters:
///   - rule: the rule.
///   - marked: the table, with marks at the places of findings.
///   - source: the table of the source language.
///   - language: the language of the table.
///   - file: the name of its file.
///   - expected: the messages, by their marks; `wholeFile` for a finding without a place.
///   - sourceLocation: the place of the test.
func expect(
  _ rule: any Rule,
  _ marked: String,
  source: String? = nil,
  language: String = "fr",
  file: String = "Localizable.strings",
  _ expected: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = MarkedText(marked)
  let example = RuleExample(text.text, source: source, language: language, file: file)
  let found = ExampleRun.findings(rule, example).map { finding in
    let place = finding.place.range.map { "\($0.lowerBound)" } ?? wholeFile
    return "\(place): \(finding.message)"
  }
  let wanted = expected.map { mark, message in "\(text.places[mark] ?? mark): \(message)" }
  #expect(found.sorted() == wanted.sorted(), sourceLocation: sourceLocation)
}

/// Runs a rule over an example.
enum ExampleRun {
  static func findings(_ rule: any Rule, _ example: RuleExample) -> [Finding] {
    let documentation = type(of: rule).documentation
    var settings = RuleSettings()
    if documentation.isOptIn {
      settings.levels[documentation.id] = .severity(documentation.severity)
    }
    if rule is any EngineRule { return findings(example, ActiveRules()).filter(isOf(rule)) }
    if rule is any ProjectRule {
      return ProjectCheck(ActiveRules([rule], settings)).findings(in: outline(example)).sorted()
    }
    return findings(example, ActiveRules([rule], settings))
  }

  private static func isOf(_ rule: any Rule) -> (Finding) -> Bool {
    let id = type(of: rule).documentation.id
    return { $0.rule == id }
  }

  static func findings(_ example: RuleExample, _ rules: ActiveRules) -> [Finding] {
    let check = TableCheck(rules)
    guard !example.file.hasSuffix(".xcstrings") else {
      let catalog = StringCatalog(example.bytes, path: example.path, source: english)
      return check.findings(in: catalog).sorted()
    }
    let source = example.source.map { table($0.utf8, "en", example.file) }
    let isSource = example.language == "en"
    let empty = LocalizedTable.empty(TableLanguage(folder: "en", source: english))
    return check.findings(
      in: table(example.bytes, example.language, example.file),
      source: source ?? (isSource ? nil : empty)
    ).sorted()
  }

  private static let english = LanguageTag(subtags: LanguageScriptRegion(language: "en"))

  static func table(
    _ bytes: some Sequence<UInt8>,
    _ language: String,
    _ file: String
  ) -> LocalizedTable {
    let path = "\(language).lproj/\(file)"
    let language = TableLanguage(folder: language, source: english)
    guard file.hasSuffix(".stringsdict") else {
      return LocalizedTable(strings: Array(bytes), path: path, language: language)
    }
    return LocalizedTable(dictionary: Array(bytes), path: path, language: language)
  }

  private static func outline(_ example: RuleExample) -> ProjectOutline {
    var files = [example.path] + example.otherFiles
    if example.source != nil { files.append("en.lproj/\(example.file)") }
    let inFolders = files.filter { $0.contains("/") }
    let names = Dictionary(grouping: inFolders) { String($0.prefix { $0 != "/" }) }
    let folders = names.sorted { $0.key < $1.key }.map { folder, paths in
      ProjectOutline.LanguageFolder(
        path: folder,
        name: String(folder.dropLast(6)),
        files: paths.map { String($0.drop { $0 != "/" }.dropFirst()) }.sorted()
      )
    }
    return ProjectOutline(
      path: ".",
      source: english,
      folders: folders,
      catalogs: files.filter { !$0.contains("/") }
    )
  }
}
