import Testing

@testable import StringsValidation

@Suite struct PrintfFormatTests {
  /// A text and its conversions, doubtful ones with a question mark before them.
  static let cases: [(text: String, conversions: [String])] = [
    ("%@ and %d", ["%@", "%d"]),
    ("%1$@ %2$lld%%", ["%1$@", "%2$lld"]),
    (
      "%.2f %5.1f %-5d %+d %05ld %zu %hhx",
      ["%.2f", "%5.1f", "%-5d", "%+d", "%05ld", "%zu", "%hhx"]
    ),
    ("100% de 100%-osan 100% daily", ["?% d", "?%-o", "?% d"]),
    ("50% of %@", ["?% o", "%@"]),
    ("%*d %.*f", ["%*d", "%.*f"]),
    ("%#@days@ %1$#@hours@", ["%#@days@", "%1$#@hours@"]),
    ("%arg items", []),
    ("100%", []),
    ("%d%@%s", ["%d", "%@", "%s"]),
    ("%10$@", ["%10$@"]),
    ("x%", []),
    ("5%@", ["%@"]),
  ]

  @Test(arguments: cases) func findsConversions(_ text: String, _ conversions: [String]) {
    let bytes = Array(text.utf8)
    let found = PrintfFormat(text).conversions.map { conversion in
      (conversion.isDoubtful ? "?" : "")
        + String(decoding: bytes[conversion.range], as: UTF8.self)
    }
    #expect(found == conversions)
  }

  static let faults: [(text: String, kinds: [PrintfFault.Kind])] = [
    ("%1@", [.unfinishedNumber]), ("%$@", [.missingNumber]), ("％@", [.fullWidthSign]),
    ("％1$@", [.fullWidthSign]), ("100％", []), ("% @", [.blank]), ("%#", [.unfinishedVariable]),
    ("%1", [.unfinishedNumber]), ("%1$", [.unfinishedNumber]), ("% ", [.loneSign]),
    ("%y", [.loneSign]), ("%", [.loneSign]), ("%%", []), ("%%@", []), ("%1$ @", [.numberedBlank]),
  ]

  @Test(arguments: faults) func findsFaults(_ text: String, _ kinds: [PrintfFault.Kind]) {
    #expect(PrintfFormat(text).faults.map(\.kind) == kinds)
  }

  @Test func numbersArguments() {
    let format = PrintfFormat("%2$d %1$@ %2$d")
    #expect(format.arguments.map(\.number) == [1, 2])
    #expect(format.arguments == PrintfFormat("%@ %ld").arguments)
    #expect(PrintfFormat("%*d").arguments.count == 2)
    #expect(PrintfFormat("%1$@ %@").mixesNumbering)
  }

  @Test(arguments: [
    ("%*d of %@", ["%*d", "%*d", "%@"]), ("%2$d %1$@ %2$ld", ["%1$@", "%2$d"]),
    ("50% of %@ %d", ["%@", "%d"]), ("%@ %.*f", ["%@", "%.*f", "%.*f"]),
  ])
  func findsTheConversionOfAnArgument(_ text: String, _ spellings: [String]) {
    let format = PrintfFormat(text)
    let found = (1...spellings.count).compactMap {
      format.conversion(taking: $0)?.spelling(in: text)
    }
    #expect(found == spellings)
    #expect(format.conversion(taking: spellings.count + 1) == nil)
  }

  @Test func comparesArgumentsWithoutTheirPlaces() {
    let arguments = PrintfFormat("%2$d %1$@").arguments
    #expect(arguments.map(\.place) == [1, 0])
    #expect(Set([arguments, PrintfFormat("%@ %d").arguments]).count == 1)
  }

  @Test func takesTheArgumentsOfSubstitutions() {
    let number = PrintfSubstitution(number: 2, specifier: "lld")
    let named = PrintfFormat("%#@g@ of %1$@", PrintfSubstitutions(named: ["g": number]))
    #expect(named.arguments == PrintfFormat("%1$@ %2$d").arguments)
    #expect(named.variables == ["g": 2])
    let form = PrintfFormat("%arg dirs", PrintfSubstitutions(own: number))
    #expect(form.arguments == PrintfFormat("%2$d").arguments)
    #expect(PrintfSubstitution(number: 0, specifier: ".1f").kind == .real)
    #expect(PrintfSubstitution(number: 0, specifier: nil).number == nil)
  }

  @Test func numbersVariablesByTheirOrder() {
    #expect(PrintfFormat("%*d %#@f@ %#@g@ %#@f@").variables == ["f": 3, "g": 4])
    #expect(PrintfFormat("%2$#@f@ %1$#@g@").variables == ["f": 2, "g": 1])
    #expect(PrintfFormat("%@ %d").variables.isEmpty)
  }

  @Test func takesThePluralOfANumberThatIsPrintedToo() {
    #expect(!PrintfFormat("%1$d %1$#@n@").isContradictory)
    #expect(PrintfFormat("%1$d %1$@").isContradictory)
  }
}
