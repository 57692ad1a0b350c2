import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct UTF16WithoutByteOrderMarkTests {
  @Test func reportsTheFileOnce() {
    let example = RuleExample(#""a" = "b";"#, storedAs: .utf16WithoutMark)
    let found = ExampleRun.findings(UTF16WithoutByteOrderMark(), example)
    #expect(found.count == 1)
    #expect(ExampleRun.findings(example, ActiveRules()).map(\.rule) == ["utf16-without-bom"])
  }

  @Test func takesUTF16WithAMark() {
    let example = RuleExample(#""a" = "b";"#, storedAs: .utf16)
    #expect(ExampleRun.findings(UTF16WithoutByteOrderMark(), example).isEmpty)
  }
}
