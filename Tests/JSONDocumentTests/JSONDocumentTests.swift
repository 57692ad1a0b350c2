import Diagnostics
import Testing

@testable import JSONDocument

struct JSONDocumentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var json: String
    var compact: String
  }

  static let valid: [Case] = [
    Case(testDescription: "null", json: "null", compact: "null"),
    Case(testDescription: "booleans", json: "[true,false]", compact: "[true,false]"),
    Case(testDescription: "space everywhere", json: " \t\r\n[ 1 , 2 ] \n", compact: "[1,2]"),
    Case(testDescription: "nothing in an array", json: "[ ]", compact: "[]"),
    Case(testDescription: "nothing in an object", json: "{ }", compact: "{}"),
    Case(testDescription: "keys are sorted", json: #"{"b":1,"a":2}"#, compact: #"{"a":2,"b":1}"#),
    Case(testDescription: "a byte-order mark", json: "\u{FEFF}1", compact: "1"),
    Case(
      testDescription: "numbers stay as they are written",
      json: "[0,-0,10.50,1e5,1E+05,-1.5e-3,123456789012345678901234567890]",
      compact: "[0,-0,10.50,1e5,1E+05,-1.5e-3,123456789012345678901234567890]"
    ),
    Case(
      testDescription: "escapes",
      json: #""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#,
      compact: "\"\\\"\\\\/\\u0008\\u000C\\n\\r\\té😀\""
    ),
    Case(testDescription: "an escaped zero", json: #""\u0000""#, compact: #""\u0000""#),
  ]

  @Test(arguments: valid) func reads(_ example: Case) throws {
    let document = try JSONDocument(Array(example.json.utf8))
    #expect(document.root.compactText == example.compact)
    let again = try JSONDocument(Array(document.root.prettyText.utf8))
    #expect(again.root.compactText == example.compact)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var json: String
    var description: String
    var testDescription: String { description }
  }

  static let invalid: [Fault] = [
    Fault(json: "", description: "1:1: expected a value, but the file ends here"),
    Fault(json: "nul", description: "1:1: expected a value, found 'n'"),
    Fault(json: "[1 2]", description: "1:4: expected ',' or ']', found '2'"),
    Fault(json: "[1,]", description: "1:4: expected a value, found ']'"),
    Fault(json: "{\"a\":1,}", description: "1:8: expected a key in double quotes, found '}'"),
    Fault(json: "{\"a\" 1}", description: "1:6: expected ':' after a key, found '1'"),
    Fault(json: "{a:1}", description: "1:2: expected a key in double quotes, found 'a'"),
    Fault(json: "1 1", description: "1:3: the value has ended, but '1' follows"),
    Fault(json: "[1", description: "1:3: expected ',' or ']', but the file ends here"),
    Fault(json: "01", description: "1:1: '01' is no number"),
    Fault(json: "+1", description: "1:1: '+1' is no number"),
    Fault(json: "[\n 1.\n]", description: "2:2: '1.' is no number"),
    Fault(json: ".5", description: "1:1: '.5' is no number"),
    Fault(json: "1e", description: "1:1: '1e' is no number"),
    Fault(json: "--1", description: "1:1: '--1' is no number"),
    Fault(
      json: "\"é\t\"",
      description: "1:3: the control character \\u{09} must be escaped in a string"
    ),
    Fault(json: #""\x""#, description: #"1:2: '\x' is no escape"#),
    Fault(json: #""\u12g4""#, description: #"1:2: '\u12' is no escape"#),
    Fault(
      json: #""\ud800x""#,
      description: #"1:2: '\uD800' is half of a surrogate pair, the other half is missing"#
    ),
    Fault(
      json: #""\ud800\u0041""#,
      description: #"1:2: '\uD800' is half of a surrogate pair, the other half is missing"#
    ),
    Fault(
      json: #""\udc00""#,
      description: #"1:2: '\uDC00' is half of a surrogate pair, the other half is missing"#
    ),
    Fault(
      json: "\"x",
      description: "1:3: expected '\"' at the end of a string, but the file ends here"
    ),
    Fault(json: "\u{200B}1", description: "1:1: expected a value, found '\\u{200B}'"),
    Fault(json: "[1,\r\n2,\r x]", description: "3:2: expected a value, found 'x'"),
  ]

  @Test(arguments: invalid) func refuses(_ example: Fault) {
    #expect(fault(in: Array(example.json.utf8)) == example.description)
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xC3],
      [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22],
    ] as [[UInt8]]
  ) func refusesWhatIsNoUTF8(_ bytes: [UInt8]) {
    #expect(fault(in: bytes)?.hasSuffix("is no UTF-8") == true)
  }

  @Test func limitsTheDepth() throws {
    let deep = { (depth: Int) in
      Array((String(repeating: "[", count: depth)).utf8)
        + Array(String(repeating: "]", count: depth).utf8)
    }
    #expect(throws: Never.self) { try JSONDocument(deep(256)) }
    #expect(fault(in: deep(257)) == "1:257: arrays and objects are nested more than 256 deep")
    #expect(fault(in: Array(String(repeating: "[", count: 1_000_000).utf8)) != nil)
  }

  @Test func seesAKeyThatIsGivenTwice() throws {
    let document = try JSONDocument(Array("{\"a\":[{\"x\":1,\n \"\\u0078\":2}],\"b\":1}".utf8))
    let fault = document.firstDuplicateKey()
    #expect(fault?.description == "2:2: the key 'x' was given already at 1:8")
    #expect(try JSONDocument(Array("{\"a\":{\"a\":1}}".utf8)).firstDuplicateKey() == nil)
  }

  @Test func tellsPlacesInScalars() throws {
    let document = try JSONDocument(Array("\u{FEFF}{\"é😀\": 1,\r\"b\":\r\n2}".utf8))
    let members = try #require(document.root.members)
    #expect(document.position(at: members[0].value.range.lowerBound).description == "1:8")
    #expect(document.position(at: members[1].keyRange.lowerBound).description == "2:1")
    let last = document.position(at: members[1].value.range.lowerBound)
    #expect(last.description == "3:1")
    #expect(last.byteOffset == members[1].value.range.lowerBound)
  }

  private func fault(in bytes: [UInt8]) -> String? {
    do throws(JSONFault) {
      _ = try JSONDocument(bytes)
      return nil
    } catch {
      return error.description
    }
  }
}
