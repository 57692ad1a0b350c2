import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct UnknownArgumentTests {
  @Test func proposesTheNearest() {
    expect(
      UnknownArgument(),
      #""a" = "{1️⃣nane}"; "b" = "{2️⃣nom}";"#,
      source: #""a" = "{name}"; "b" = "Hello";"#,
      [
        "1️⃣": "the source text has no argument '{nane}'; did you mean '{name}'?",
        "2️⃣": "the source text has no argument '{nom}'",
      ]
    )
  }

  @Test func tellsNamesApartByCase() {
    expect(
      UnknownArgument(),
      #""a" = "{1️⃣appname}";"#,
      source: #""a" = "{appName}";"#,
      ["1️⃣": "the source text has no argument '{appname}'; did you mean '{appName}'?"]
    )
    expect(UnknownArgument(), #""a" = "{ name }";"#, source: #""a" = "{name}";"#)
  }

  @Test func prefersNamesThatAreMissing() {
    let lead = "the source text has no argument"
    expect(
      UnknownArgument(),
      #""a" = "Salut {name}, {1️⃣nams}"; "b" = "De {2️⃣mex} à {max}";"#,
      source: #""a" = "Hi {name}, {names}"; "b" = "From {min} to {max}";"#,
      [
        "1️⃣": "\(lead) '{nams}'; did you mean '{names}'?",
        "2️⃣": "\(lead) '{mex}'; did you mean '{min}'?",
      ]
    )
  }

  @Test func guessesNothingBetweenEquallyNearNames() {
    let example = RuleExample(
      #""a" = "Salut {nom}, {nams} attendent"; "b" = "{nane} {nome}";"#,
      source: #""a" = "Hi {name}, {names} wait"; "b" = "{name}";"#
    )
    let found = ExampleRun.findings(UnknownArgument(), example)
    #expect(found.count == 4)
    #expect(found.compactMap(\.fix).isEmpty)
    #expect(!found.contains { $0.message.contains("did you mean") })
    let missing = ExampleRun.findings(MissingArgument(), example)
    #expect(missing.count == 3)
  }

  @Test func mendsEveryPlaceOfAName() {
    let example = RuleExample(#""a" = "{nane} {nane}";"#, source: #""a" = "{name}";"#)
    let fixes = ExampleRun.findings(UnknownArgument(), example).compactMap(\.fix)
    let mended = FixApplication(fixes, to: example.bytes).bytes
    #expect(String(decoding: mended, as: UTF8.self) == #""a" = "{name} {name}";"#)
  }

  @Test func mendsANearName() throws {
    let example = RuleExample(#""a" = "{nane}";"#, source: #""a" = "{name}";"#)
    let fixes = ExampleRun.findings(UnknownArgument(), example).compactMap(\.fix)
    let mended = FixApplication(fixes, to: example.bytes).bytes
    #expect(String(decoding: mended, as: UTF8.self) == #""a" = "{name}";"#)
    let both = RuleExample(#""a" = "{name} {nane}";"#, source: #""a" = "{name}";"#)
    #expect(ExampleRun.findings(UnknownArgument(), both).compactMap(\.fix).isEmpty)
  }

  @Test func namesAFewOfManyArguments() {
    let names = (10..<40).map { "'{a\($0)}'" }
    let source = names.joined(separator: " ").replacing("'", with: "")
    expect(
      UnknownArgument(),
      #""a" = "{1️⃣elsewhere}";"#,
      source: "\"a\" = \"\(source)\";",
      [
        "1️⃣": "the source text has no argument '{elsewhere}'; it has "
          + names.prefix(12).joined(separator: ", ") + " and 18 more"
      ]
    )
  }
}
