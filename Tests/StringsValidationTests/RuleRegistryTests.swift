import Diagnostics
import FoundationEssentials
import TestSupport
import Testing

@testable import StringsValidation

@Suite struct RuleRegistryTests {
  struct Case: CustomTestStringConvertible {
    let rule: any Rule
    let documentation: RuleDocumentation
    var testDescription: String { documentation.id }
  }

  static let cases = RuleRegistry.all.map {
    Case(rule: $0, documentation: type(of: $0).documentation)
  }

  /// Rules about how languages count.
  static let pluralRules = [PluralCategoryMissing.documentation.id, LiteralOne.documentation.id]

  @Test(arguments: cases) func findsTheFaultOfItsBadExample(_ example: Case) {
    guard knowsPlurals || !Self.pluralRules.contains(example.documentation.id) else { return }
    let found = ExampleRun.findings(example.rule, example.documentation.bad)
    #expect(found.contains { $0.rule == example.documentation.id })
  }

  @Test(arguments: cases) func findsNothingInItsGoodExample(_ example: Case) {
    let found = ExampleRun.findings(example.rule, example.documentation.good)
    #expect(found.filter { $0.rule == example.documentation.id }.isEmpty)
  }

  /// A good example that breaks another rule would teach a new fault.
  @Test(arguments: cases) func breaksNoRuleInItsGoodExample(_ example: Case) {
    guard !(example.rule is any ProjectRule) else { return }
    // Examples of prompts show one text of the seven.
    let rules = ActiveRules(RuleRegistry.all, RuleSettings(["missing-key": .off]))
    let found = ExampleRun.findings(example.documentation.good, rules)
    #expect(found.filter { $0.severity > .note }.map(\.message) == [])
  }

  @Test(arguments: cases) func describesItself(_ example: Case) {
    let documentation = example.documentation
    #expect(documentation.summary.hasSuffix("."))
    #expect(documentation.reason.hasSuffix("."))
    #expect(documentation.id.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" })
    let fixes = ExampleRun.findings(example.rule, documentation.bad).compactMap(\.fix)
    #expect(fixes.isEmpty == (documentation.fix == nil))
    for fix in fixes { #expect(fix.safety == documentation.fix?.safety) }
  }

  @Test(arguments: cases) func saysMessagesInTheSameWay(_ example: Case) {
    for finding in ExampleRun.findings(example.rule, example.documentation.bad) {
      #expect(!finding.message.hasSuffix("."))
      #expect(finding.message.first?.isUppercase != true || finding.message.hasPrefix("U+"))
    }
  }

  @Test func namesEachRuleOnce() {
    #expect(Set(RuleRegistry.ids).count == RuleRegistry.ids.count)
  }

  /// Every rule has a file, a line in the registry, and a file of tests.
  @Test func listsEveryRule() throws {
    let rules = RuleRegistry.all.map { "\(type(of: $0))" }.sorted()
    #expect(try Self.names("Sources/StringsValidation/Rules", "") == rules)
    #expect(try Self.names("Tests/StringsValidationTests/Rules", "Tests") == rules)
  }

  private static func names(_ folder: String, _ ending: String) throws -> [String] {
    let path = Fixtures.repository.appending(path: folder).path
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    return files.map { String($0.dropLast(".swift".count)) }
      .map { String($0.dropLast($0.hasSuffix(ending) ? ending.count : 0)) }.sorted()
  }
}
