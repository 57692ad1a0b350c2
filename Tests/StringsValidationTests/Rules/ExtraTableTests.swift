import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct ExtraTableTests {
  private func found(_ file: String, _ others: String...) -> [String] {
    ExampleRun.findings(ExtraTable(), RuleExample("", file: file, otherFiles: others))
      .map { "\($0.severity): \($0.message)" }
  }

  @Test func namesAStrayCopy() {
    #expect(
      found("Localizable 2.strings", "en.lproj/Localizable.strings") == [
        "note: no other language has the table 'Localizable 2'; did you mean 'Localizable'?"
      ]
    )
  }

  @Test func takesWhatAnotherLanguageHas() {
    #expect(found("Menu.strings", "en.lproj/Menu.stringsdict").isEmpty)
    #expect(found("Menu.strings", "en.lproj/A.strings", "de.lproj/Menu.strings").isEmpty)
    #expect(found("InfoPlist.strings", "en.lproj/A.strings").isEmpty)
    #expect(found("Menu.strings").isEmpty)
  }
}
