import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct ByteOrderMarkTests {
  @Test func reportsTheMarkAndDeletesIt() {
    let example = RuleExample("\u{FEFF}a = b;")
    let found = ExampleRun.findings(ByteOrderMark(), example)
    #expect(found.map { $0.fix?.edits.first?.range } == [0..<3])
  }

  @Test func doesNotAskForOneLess() {
    expect(ByteOrderMark(), "a = b;")
  }
}
