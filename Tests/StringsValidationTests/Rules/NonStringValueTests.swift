import Testing

@testable import StringsValidation

@Suite struct NonStringValueTests {
  @Test func namesTheKindOfValue() {
    expect(
      NonStringValue(),
      "a = 1️⃣(b, c);\nd = 2️⃣{ e = f; };\ng = 3️⃣<0fbd>;\nh = i;",
      [
        "1️⃣": "the value is a list '( … )': expected a text in quotation marks",
        "2️⃣": "the value is a dictionary '{ … }': expected a text in quotation marks",
        "3️⃣": "the value is data '< … >': expected a text in quotation marks",
      ]
    )
  }

  @Test func takesTexts() {
    expect(NonStringValue(), "a = b; c; \"d\" = 'e';")
  }
}
