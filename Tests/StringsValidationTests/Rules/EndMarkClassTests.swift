import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct EndMarkClassTests {
  @Test func followsTheHabitOfTheTable() {
    let many = (1...20).map { "\"a\($0)\" = \"x\($0).\";\n" }.joined()
    expect(
      EndMarkClass(),
      many + #""b" = 1️⃣"x"; "c" = "y.";"#,
      source: many + #""b" = "x."; "c" = "y.";"#,
      ["1️⃣": "the source text ends with a full stop, this text with none"]
    )
    let example = RuleExample(many + #""b" = "x";"#, source: many + #""b" = "x.";"#)
    #expect(ExampleRun.findings(EndMarkClass(), example).map(\.severity) == [.warning])
  }

  @Test(arguments: ["レビュー 新しい お時間", "レビュー", "ひらがな\u{3000}ア", "「語」"])
  func looksAtTextsInAnyScript(_ text: String) {
    let many = (1...20).map { "\"a\($0)\" = \"x\($0)!\";\n" }.joined()
    expect(
      EndMarkClass(),
      many + "\"b\" = 1️⃣\"\(text)\";",
      source: many + #""b" = "x!";"#,
      language: "ja",
      ["1️⃣": "the source text ends with an exclamation mark, this text with none"]
    )
  }

  @Test func knowsTheMarksOfScripts() {
    let many = (1...20).map { "\"a\($0)\" = \"x\($0)?\";\n" }.joined()
    let marks = ["ja": "x？", "ar": "x؟", "el": "x;", "hy": "x՞ y", "fr": "x ?", "es": "¿x?"]
    for (language, text) in marks {
      let table = many + "\"b\" = \"\(text)\";"
      expect(EndMarkClass(), table, source: many + #""b" = "x?";"#, language: language)
    }
  }

  @Test func looksBehindGershayim() {
    let many = (1...20).map { "\"a\($0)\" = \"x\($0).\";\n" }.joined()
    let table = many + "\"b\" = \"״זה נגמר.״\";"
    expect(EndMarkClass(), table, source: many + #""b" = "“It’s over.”";"#, language: "he")
  }

  @Test func notesALostQuestion() {
    expect(
      EndMarkClass(),
      #""a" = 1️⃣"Password dimenticata"; "b" = "Sicuro?";"#,
      source: #""a" = "Forgot your password?"; "b" = "Are you sure?";"#,
      ["1️⃣": "the source text ends with a question mark, this text with none"]
    )
    let table = #""a" = "Password dimenticata"; "b" = "Sicuro di uscire";"#
    let source = #""a" = "Forgot your password?"; "b" = "Are you sure?";"#
    expect(EndMarkClass(), table, source: source)
    expect(EndMarkClass(), #""a" = "x y";"#, source: #""a" = "Forgot it?";"#, language: "th")
    expect(EndMarkClass(), #""a" = "x.";"#, source: #""a" = "Forgot it?";"#)
  }

  @Test func isSilentWithoutAHabit() {
    expect(EndMarkClass(), #""a" = "x";"#, source: #""a" = "x!";"#)
    let many = (1...20).map { "\"a\($0)\" = \"x\($0).\";\n" }.joined()
    expect(EndMarkClass(), many.replacing(".", with: ""), source: many, language: "th")
  }
}
