import Testing

@testable import StringsValidation

@Suite struct MissingCommentTests {
  @Test func asksForACommentInTheSourceLanguage() {
    let message = "no comment tells translators where this text stands"
    expect(
      MissingComment(),
      "1️⃣a = b;\n/* No comment provided by engineer. */\n2️⃣c = d;",
      language: "en",
      ["1️⃣": message, "2️⃣": message]
    )
  }

  @Test func takesCommentsAboveAndBehind() {
    expect(MissingComment(), "/* x */ a = b;\n// y\nc = d; // z\ne = f; // w", language: "en")
    expect(MissingComment(), "a = b;", source: "a = b;")
  }
}
