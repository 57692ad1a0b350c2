import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct IncompletePlaceholderTests {
  @Test func saysWhatIsWrongWithEach() {
    expect(
      IncompletePlaceholder(),
      #"""
      "a" = "1️⃣%1@";
      "b" = "2️⃣％@";
      "c" = "3️⃣%$@";
      "d" = "%@ 4️⃣% ;";
      "e" = "5️⃣&ld";
      """#,
      source: #"""
        "a" = "%@"; "b" = "%@"; "c" = "%@"; "d" = "%@"; "e" = "%ld";
        """#,
      [
        "1️⃣": "'%1@' is no placeholder: expected a number, '$' and a letter, as in '%1$@'",
        "2️⃣": "'％@' has a full-width percent sign: expected '%'",
        "3️⃣": "'%$@' is no placeholder: expected a number before '$'",
        "4️⃣": "a percent sign stands alone in a text with placeholders: write '%%' to show one",
        "5️⃣": "'&ld' is no placeholder: expected '%ld'",
      ]
    )
  }

  @Test func reportsAPercentSignThatIsReadAsAPlaceholder() {
    expect(
      IncompletePlaceholder(),
      #""a" = "501️⃣% of %@";"#,
      language: "en",
      ["1️⃣": "'% o' is read as a placeholder: write '%%' to show a percent sign"]
    )
  }

  @Test func takesTextsThatNobodyFormats() {
    expect(
      IncompletePlaceholder(),
      #""a" = "100% daily"; "b" = "10% de remise"; "c" = "100 %"; "d" = "R&D %1 & @";"#,
      source: #""a" = "100% daily"; "b" = "10% off"; "c" = "100%"; "d" = "R&D";"#
    )
  }

  @Test func knowsOtherPercentSigns() {
    expect(
      IncompletePlaceholder(),
      #""a" = "1️⃣٪@"; "b" = "2️⃣％＠"; "c" = "٪ 5";"#,
      source: #""a" = "%@"; "b" = "%@"; "c" = "x";"#,
      language: "ar",
      [
        "1️⃣": "'٪@' has an Arabic percent sign: expected '%'",
        "2️⃣": "'％＠' has a full-width percent sign: expected '%'",
      ]
    )
  }

  @Test func joinsTwoSignsThatABlankParts() {
    let example = RuleExample(
      #""a" = "%d% %"; "b" = "%d% %";"#,
      source: #""a" = "Battery at %d%%"; "b" = "%d";"#,
      language: "pl"
    )
    let found = ExampleRun.findings(IncompletePlaceholder(), example)
    let message = "'% %' shows no percent sign: write '%%', without a blank, to show one"
    #expect(found.map(\.message) == [message, message])
    let mended = FixApplication(found.compactMap(\.fix), to: example.bytes).bytes
    #expect(String(decoding: mended, as: UTF8.self) == #""a" = "%d%%"; "b" = "%d% %";"#)
  }

  @Test func mendsOtherPercentSigns() {
    let example = RuleExample(
      #""a" = "％@ ٪1$@ ％＠";"#,
      source: #""a" = "%@ %@ %@";"#,
      language: "ar"
    )
    let fixes = ExampleRun.findings(IncompletePlaceholder(), example).compactMap(\.fix)
    let mended = FixApplication(fixes, to: example.bytes).bytes
    #expect(String(decoding: mended, as: UTF8.self) == #""a" = "%@ %1$@ %@";"#)
  }

  @Test(arguments: [
    ("Hi %1$@", "1️⃣@%!", "'@%' was probably meant as '%1$@'"),
    ("%1$@", "1️⃣%١$@", "'%١$@' was probably meant as '%1$@'"),
    ("%1$@ %2$@", "%1$@ 1️⃣$2@%", "'$2@%' was probably meant as '%2$@'"),
    ("%.1f km", "1️⃣%,1f km", "'%,1f' was probably meant as '%.1f'"),
    (
      "%@ off", "1001️⃣% de",
      "a percent sign stands alone and '%@' of the source text is missing: write '%@', or '%%' to"
        + " show a percent sign"
    ),
    (
      "%*d of %@", "%*d 1️⃣%",
      "a percent sign stands alone and '%@' of the source text is missing: write '%@', or '%%' to"
        + " show a percent sign"
    ),
    ("%d of %@", "%d de 1️⃣@%", "'@%' was probably meant as '%@'"),
  ])
  func saysWhatADamagedPlaceholderWasMeantAs(_ source: String, _ text: String, _ message: String) {
    expect(
      IncompletePlaceholder(),
      "\"a\" = \"\(text)\";",
      source: "\"a\" = \"\(source)\";",
      ["1️⃣": message]
    )
  }

  @Test func findsARestFarInALongText() {
    let long = String(repeating: "é ", count: 500)
    expect(
      IncompletePlaceholder(),
      "\"a\" = \"\(long)1️⃣@% \(long)\";",
      source: #""a" = "Hi %1$@";"#,
      ["1️⃣": "'@%' was probably meant as '%1$@'"]
    )
  }

  @Test(arguments: [
    ("% arg Dateien", "% arg"), ("%argument Dateien", "%argument"), ("%Arg Dateien", "%Arg"),
    ("% arguments Dateien", "% arguments"),
  ])
  func knowsTheNumberOfASubstitution(_ other: String, _ found: String) {
    let catalog = SubstitutionCatalog(
      english: .init(text: "%#@f@", substitutions: [.init()]),
      german: .init(text: "%#@f@", substitutions: [.init(other: other)])
    )
    let message = "'\(found)' is no placeholder: expected '%arg'"
    #expect(catalog.found(IncompletePlaceholder()) == ["de: " + message])
    #expect(catalog.found(PrintfFewer()).isEmpty)
  }

  @Test(arguments: ["%argkm", "%arg개", "%arg-es", "100%% von %arg"])
  func takesTheNumberOfASubstitution(_ other: String) {
    let catalog = SubstitutionCatalog(
      english: .init(text: "%#@f@", substitutions: [.init()]),
      german: .init(text: "%#@f@", substitutions: [.init(other: other)])
    )
    #expect(catalog.found(IncompletePlaceholder()).isEmpty)
  }

  @Test func reportsABlankBehindTheNumber() {
    expect(
      IncompletePlaceholder(),
      #""a" = "1️⃣%1$ @"; "b" = "%1$ d";"#,
      source: #""a" = "%1$@"; "b" = "%1$d";"#,
      ["1️⃣": "'%1$ @' is no placeholder: expected no blank before '@'"]
    )
  }

  @Test func reportsADoubledSign() {
    expect(
      IncompletePlaceholder(),
      #""a" = "x 1️⃣%1$@@"; "b" = "2️⃣%@@ y"; "c" = "%@@work"; "d" = "%d@";"#,
      source: #""a" = "%1$@"; "b" = "%@ y"; "c" = "%@@home"; "d" = "%d";"#,
      [
        "1️⃣": "a second '@' stands behind '%1$@', and is shown as it stands: delete it",
        "2️⃣": "a second '@' stands behind '%@', and is shown as it stands: delete it",
      ]
    )
  }

  @Test func deletesADoubledSign() {
    let example = RuleExample(#""a" = "x %1$@@!";"#, source: #""a" = "%1$@!";"#)
    let fixes = ExampleRun.findings(IncompletePlaceholder(), example).compactMap(\.fix)
    let mended = FixApplication(fixes, to: example.bytes).bytes
    #expect(String(decoding: mended, as: UTF8.self) == #""a" = "x %1$@!";"#)
  }
}
