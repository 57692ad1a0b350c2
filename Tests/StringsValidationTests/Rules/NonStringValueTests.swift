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

  @Test func looksAtFormsOfAStringsdict() {
    let plural = RuleExample.plural(one: "%d jour", other: "%d jours")
    expect(
      NonStringValue(),
      plural.replacing("<string>%d jour</string>", with: "1️⃣<array/>")
        .replacing("<string>%d jours</string>", with: "2️⃣<integer>5</integer>"),
      file: "D.stringsdict",
      [
        "1️⃣": "the value of 'one' is <array>: expected <string>",
        "2️⃣": "the value of 'other' is <integer>: expected <string>",
      ]
    )
    expect(NonStringValue(), plural, file: "D.stringsdict")
  }

  @Test func looksAtValuesOfAStringsdict() {
    expect(
      NonStringValue(),
      "<plist><dict><key>a</key>1️⃣<integer>5</integer></dict></plist>",
      file: "D.stringsdict",
      ["1️⃣": "the value is no text and no dictionary of plurals"]
    )
    let devices = """
      <plist><dict><key>a</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>mac</key>1️⃣<true/>
      <key>iphone</key><dict><key>NSStringLocalizedFormatKey</key><string>b</string></dict>
      </dict></dict></dict></plist>
      """
    expect(
      NonStringValue(),
      devices,
      file: "D.stringsdict",
      ["1️⃣": "the value of 'mac' is <true>: expected <string>"]
    )
  }
}
