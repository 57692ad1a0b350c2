import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct FixApplicationTests {
  private func fix(_ edits: (Range<Int>, String)...) -> Fix {
    Fix("f", .safe, edits.map { TextEdit($0.0, Array($0.1.utf8)) })
  }

  private func apply(_ fixes: [Fix]) -> (text: String, count: Int) {
    let result = FixApplication(fixes, to: Array("0123456789".utf8))
    return (String(decoding: result.bytes, as: UTF8.self), result.count)
  }

  @Test func appliesEditsInTheOrderOfTheFile() {
    let result = apply([fix((8..<9, "x")), fix((1..<2, ""), (3..<3, "yy"))])
    #expect(result.text == "02yy34567x9")
    #expect(result.count == 2)
  }

  @Test func appliesTheFirstOfTwoThatMeet() {
    #expect(apply([fix((2..<5, "a")), fix((4..<6, "b"), (8..<9, "c"))]).text == "01a56789")
    #expect(apply([fix((2..<2, "a")), fix((2..<2, "b"))]).text == "01a23456789")
    #expect(apply([fix((2..<4, "a")), fix((4..<6, "b"))]).text == "01ab6789")
  }

  @Test func leavesOutWhatLiesOutside() {
    #expect(apply([fix((9..<12, "a"))]).count == 0)
  }

  /// Whatever a rule proposes, it must be gone when it is done.
  @Test(arguments: RuleRegistryTests.cases) func mendsWhatItIsMadeFor(
    _ example: RuleRegistryTests.Case
  ) {
    let bad = example.documentation.bad
    let fixes = ExampleRun.findings(example.rule, bad).compactMap(\.fix)
    guard !fixes.isEmpty else { return }
    var mended = bad
    mended.text = String(decoding: FixApplication(fixes, to: bad.bytes).bytes, as: UTF8.self)
    mended.encoding = .utf8
    #expect(ExampleRun.findings(example.rule, mended).isEmpty)
  }
}
