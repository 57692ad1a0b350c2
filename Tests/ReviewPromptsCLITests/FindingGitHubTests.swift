import Diagnostics
import Testing

@testable import ReviewPromptsCLI

@Suite struct FindingGitHubTests {
  private static func line(
    file: String = "fr.lproj/A.strings",
    message: String = "the text is empty",
    severity: Severity = .warning,
    range: Range<SourcePosition>? = nil,
    notes: [FindingNote] = []
  ) -> String {
    let finding = Finding(
      rule: "empty-value",
      severity: severity,
      message: message,
      place: FindingPlace(file, range),
      notes: notes
    )
    return FindingGitHub.text(ValidateReport(findings: [finding], fileCount: 1))
  }

  private static func place(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(line: line, column: column, byteOffset: 0)
  }

  @Test(
    arguments: [(.error, "error"), (.warning, "warning"), (.note, "notice")]
      as [(Severity, String)]
  )
  func namesTheSeverity(_ severity: Severity, _ command: String) {
    let line = Self.line(severity: severity)
    #expect(
      line == "::\(command) file=fr.lproj/A.strings,title=empty-value::the text is empty\n"
    )
  }

  @Test(
    arguments: [
      ("100% %0A", "100%25 %250A"), ("a:b,c", "a%3Ab%2Cc"), ("a\nb", "a%0Ab"), ("a\rb", "a%0Db"),
      ("a\r\nb", "a%0D%0Ab"), ("::error::x", "%3A%3Aerror%3A%3Ax"),
      ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{9B}31m", "\\u{9B}31m"), ("été", "été"),
    ]
  )
  func escapesProperties(_ file: String, _ written: String) {
    #expect(
      Self.line(file: file) == "::warning file=\(written),title=empty-value::the text is empty\n"
    )
  }

  @Test(
    arguments: [
      ("100% %0A", "100%25 %250A"), ("a:b,c", "a:b,c"), ("a\nb", "a\\u{A}b"),
      ("a\rb", "a\\u{D}b"), ("\u{1B}[31m", "\\u{1B}[31m"),
    ]
  )
  func escapesMessages(_ message: String, _ written: String) {
    #expect(
      Self.line(message: message)
        == "::warning file=fr.lproj/A.strings,title=empty-value::\(written)\n"
    )
  }

  @Test func breaksLinesBeforeNotes() {
    let note = FindingNote("the source text is '%'", at: FindingPlace("en.lproj/A.strings"))
    #expect(
      Self.line(notes: [note]).hasSuffix(
        "::the text is empty%0Aen.lproj/A.strings: the source text is '%25'\n"
      )
    )
  }

  @Test func givesColumnsOnOneLineOnly() {
    let one = Self.line(range: Self.place(3, 5)..<Self.place(3, 9))
    #expect(one.hasPrefix("::warning file=fr.lproj/A.strings,line=3,endLine=3,col=5,endColumn=9,"))
    let several = Self.line(range: Self.place(3, 5)..<Self.place(4, 2))
    #expect(several.hasPrefix("::warning file=fr.lproj/A.strings,line=3,endLine=4,title="))
  }
}
