import Testing

@testable import StringsValidation

@Suite struct PluralStructureTests {
  @Test func asksForTheTextAndTheRuleType() {
    let plural = RuleExample.plural(one: "%d", other: "%d")
    expect(
      PluralStructure(),
      plural.replacing("NSStringLocalizedFormatKey", with: "NSFormat")
        .replacing(
          "  <key>days</key><dict>\n    <key>NSF",
          with: "  <key>1️⃣days</key><dict>\n    <key>NSF"
        ),
      file: "D.stringsdict",
      ["1️⃣": "the plural has no text under 'NSStringLocalizedFormatKey'"]
    )
    expect(
      PluralStructure(),
      plural.replacing("NSStringPluralRuleType", with: "1️⃣Plural"),
      file: "D.stringsdict",
      [
        "1️⃣": "'NSStringFormatSpecTypeKey' of 'days' is expected to be 'NSStringPluralRuleType', "
          + "found 'Plural'"
      ]
    )
  }

  @Test func takesWidthsAndDevices() {
    let widths = """
      <plist><dict><key>a</key><dict><key>NSStringVariableWidthRuleType</key>
      <dict><key>20</key><string>b</string></dict></dict></dict></plist>
      """
    expect(PluralStructure(), widths, file: "D.stringsdict")
  }
}
