import Testing

@testable import StringsValidation

@Suite struct HTMLEntityTests {
  @Test func namesTheCharacter() {
    expect(
      HTMLEntity(),
      #""a" = "x 1️⃣&amp; y2️⃣&#39;";"#,
      source: #""a" = "x";"#,
      [
        "1️⃣": "'&amp;' is shown as it stands: write '&'",
        "2️⃣": "'&#39;' is shown as it stands: write '’'",
      ]
    )
  }

  @Test func takesMarkupAndAmpersands() {
    expect(HTMLEntity(), #""a" = "x & y; z"; "b" = "<b>a &amp; b</b>"; "c" = "&unknown;";"#)
    expect(HTMLEntity(), #""a" = "x &amp; y";"#, source: #""a" = "x &amp; y";"#)
  }
}
