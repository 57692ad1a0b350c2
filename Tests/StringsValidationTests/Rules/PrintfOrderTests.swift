import Testing

@testable import StringsValidation

@Suite struct PrintfOrderTests {
  @Test func proposesNumbers() {
    expect(
      PrintfOrder(),
      #""a" = "1️⃣%lld%% %@";"#,
      source: #""a" = "%@ %lld%%";"#,
      [
        "1️⃣": "the placeholders stand in another order than in the source text: write %2$lld … %1$@"
      ]
    )
  }

  @Test func takesNumberedOnes() {
    expect(
      PrintfOrder(),
      #""a" = "%2$d %1$@"; "b" = "%@ %@";"#,
      source: #""a" = "%@ %d"; "b" = "%@ %@";"#
    )
  }

  /// A table with the plurals `f` and `g`.
  private func table(_ format: String) -> String {
    func plural(_ name: String) -> String {
      """
      <key>\(name)</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d \(name)</string><key>other</key><string>%d \(name)s</string>
      </dict>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      \(plural("f"))\(plural("g"))
      </dict></dict></plist>
      """
  }

  @Test func reportsPluralsThatChangePlaces() {
    let lead = "the plural '%#@g@' counts value 1, in the source text value 2"
    for (source, text) in [
      ("%1$#@f@ in %2$#@g@", "1️⃣%1$#@g@ : %2$#@f@"), ("%#@f@ in %#@g@", "1️⃣%#@g@ : %#@f@"),
    ] {
      expect(
        PrintfOrder(),
        table(text),
        source: table(source),
        file: "Days.stringsdict",
        ["1️⃣": lead + ": write %2$#@g@ … %1$#@f@"]
      )
    }
  }

  @Test func takesPluralsThatKeepTheirNumbers() {
    for text in ["%2$#@g@ : %1$#@f@", "%1$#@f@ : %2$#@g@", "%1$#@f@ %2$#@g@ %1$#@f@"] {
      expect(
        PrintfOrder(),
        table(text),
        source: table("%#@f@ in %#@g@"),
        file: "Days.stringsdict"
      )
    }
  }

  /// A form may be built as another form of the source text is.
  @Test func takesAVariableWhereSomeFormOfTheSourceHasIt() {
    func table(_ forms: String) -> String {
      """
      <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict>
      <key>m</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d box</string>
      <key>other</key><string>%d boxes</string></dict></dict></dict></plist>
      """
    }
    let one = "<key>one</key><string>one item %#@m@</string>"
    let two = "<key>two</key><string>two items %#@m@</string>"
    let other = "<key>other</key><string>%d items %#@m@</string>"
    let example = RuleExample(
      table(one + two + other),
      source: table(one + other),
      file: "Days.stringsdict"
    )
    #expect(ExampleRun.findings(PrintfOrder(), example).isEmpty)
  }

  @Test func comparesTheNumbersOfSubstitutions() {
    let catalog = SubstitutionCatalog(
      english: .init(text: "%#@f@", substitutions: [.init()]),
      german: .init(text: "%#@f@", substitutions: [.init("f", 2)])
    )
    let message = "the plural '%#@f@' counts value 2, in the source text value 1"
    #expect(catalog.found(PrintfOrder()) == ["de: \(message): expected 1 under 'argNum'"])
    #expect(catalog.found(PrintfMore()) == [])
    #expect(catalog.found(PrintfFewer()) == [])
  }
}
