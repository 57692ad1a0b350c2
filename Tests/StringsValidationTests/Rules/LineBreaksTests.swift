import Testing

@testable import StringsValidation

@Suite struct LineBreaksTests {
  @Test func saysWhatIsLostOrAdded() {
    expect(
      LineBreaks(),
      #""a" = 1️⃣"x y"; "b" = "x2️⃣\n"; "c" = "3️⃣\nx";"#,
      source: #""a" = "x\ny\nz"; "b" = "x"; "c" = "x";"#,
      [
        "1️⃣": "the source text has 2 line breaks, this text has none",
        "2️⃣": "the text ends with a line break, the source text does not",
        "3️⃣": "the text begins with a line break, the source text does not",
      ]
    )
  }

  @Test func takesOtherNumbers() {
    expect(LineBreaks(), #""a" = "x\ny\nz"; "b" = "x\ny";"#, source: #""a" = "x\ny"; "b" = "x y";"#)
  }
}
