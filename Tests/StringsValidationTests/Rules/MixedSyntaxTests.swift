import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct MixedSyntaxTests {
  @Test func pointsAtThePlaceholder() {
    expect(
      MixedSyntax(),
      #""a" = "{name} 1️⃣%d";"#,
      [
        "1️⃣": "the text has placeholders of two kinds, '{name}' and this one: "
          + "only one kind is filled in"
      ]
    )
  }

  @Test func takesAPercentSign() {
    expect(MixedSyntax(), #""a" = "{n}% off"; "b" = "100% {n}"; "c" = "{ %@ }";"#)
  }

  @Test func findsSignsOfTemplates() {
    expect(
      MixedSyntax(),
      #""a" = "x 1️⃣${name}"; "b" = "x 2️⃣%{name}"; "c" = "%{rate}"; "d" = "${sum}";"#,
      source: #""a" = "{name}"; "b" = "{name}"; "c" = "{rate}%"; "d" = "{sum} €";"#,
      [
        "1️⃣": "the '$' before '{name}' is shown as it stands: delete it",
        "2️⃣": "the '%' before '{name}' is shown as it stands: delete it",
      ]
    )
  }
}
