import Testing

@testable import StringsValidation

@Suite struct ConfusableKeysTests {
  @Test func seesThroughForms() {
    expect(
      ConfusableKeys(),
      "\"caf\u{E9}\" = \"a\";\n1️⃣\"cafe\u{301}\" = \"a\";\n\"b c\" = \"d\";\n2️⃣\"b  c \" = \"d\";",
      [
        "1️⃣": "the key looks like another one but is stored differently",
        "2️⃣": "the key looks like another one but is stored differently",
      ]
    )
  }

  @Test func takesOtherKeys() {
    expect(ConfusableKeys(), #""Rate" = "a"; "rate" = "a"; "rate me" = "a";"#)
  }
}
