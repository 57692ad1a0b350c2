import TestSupport
import Testing

@testable import JSONDocument

struct JSONDecodingTests {
  enum Colour: String, Codable, CaseIterable { case red, green }

  struct Part: Codable, Hashable {
    var name: String
    var amount: Double
  }

  struct Whole: Codable, Hashable {
    var title: String
    var count: UInt8
    var colour: Colour
    var parts: [Part]
    var named: [String: Int]
    var note: String?
    var isOpen: Bool
  }

  static let whole = Whole(
    title: "a \"b\"",
    count: 3,
    colour: .green,
    parts: [Part(name: "x", amount: 0.1), Part(name: "y", amount: -2)],
    named: ["one": 1, "two": 2],
    note: nil,
    isOpen: true
  )

  @Test func readsWhatItWrote() throws {
    let text = try JSONNode(encoding: Self.whole).prettyText
    #expect(try JSONDocument(Array(text.utf8)).decode(Whole.self) == Self.whole)
    #expect(text.hasPrefix("{\n  \"colour\": \"green\",\n  \"count\": 3,"))
  }

  @Test func cannotWriteWhatIsNoNumber() {
    #expect(throws: EncodingError.self) { try JSONNode(encoding: [Double.nan]) }
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var change: (from: String, to: String)
    var description: String
    var testDescription: String { description }
  }

  static let faults: [Fault] = [
    Fault(
      change: ("\"count\"", "\"cuont\""),
      description: "3:3: unknown key 'cuont'; did you mean 'count'?"
    ),
    Fault(change: ("\"count\": 3,", ""), description: "1:1: the key 'count' is missing"),
    Fault(change: ("3", "300"), description: "3:12: 300 is out of range"),
    Fault(change: ("3", "3.5"), description: "3:12: 3.5 is no whole number"),
    Fault(change: ("3", "\"3\""), description: "3:12: expected a whole number, found a string"),
    Fault(
      change: ("\"green\"", "\"gren\""),
      description: "2:13: unknown name 'gren'; did you mean 'green'?"
    ),
    Fault(
      change: ("\"green\"", "\"violet\""),
      description: "2:13: unknown name 'violet'; known are 'red', 'green'"
    ),
    Fault(
      change: ("\"name\": \"y\"", "\"name\": null"),
      description: "16:15: expected a string, found null"
    ),
    Fault(
      change: ("\"name\": \"y\"", "\"name\": \"y\", \"nam\": 1"),
      description: "16:20: unknown key 'nam'; did you mean 'name'?"
    ),
    Fault(
      change: ("\"isOpen\": true", "\"isOpen\": true, \"isOpen\": false"),
      description: "4:19: the key 'isOpen' was given already at 4:3"
    ),
  ]

  @Test(arguments: faults) func saysWhatIsWrongAndWhere(_ example: Fault) throws {
    let text = try JSONNode(encoding: Self.whole).prettyText
    let place = try #require(text.firstRange(of: example.change.from))
    let broken = text.replacingCharacters(in: place, with: example.change.to)
    let document = try JSONDocument(Array(broken.utf8))
    let fault = #expect(throws: JSONFault.self) { try document.decode(Whole.self) }
    #expect(fault?.description == example.description)
  }

  @Test func anyBytesAreReadOrRefused() {
    var generator = SeededGenerator(seed: 7)
    let alphabet = Array("{}[]\",:0123456789.eE+-\\utrflsn \n\u{E9}".utf8) + [0xFF]
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...24, using: &generator)
      let bytes = (0..<length).compactMap { _ in alphabet.randomElement(using: &generator) }
      guard let document = try? JSONDocument(bytes) else { continue }
      let text = document.root.compactText
      #expect((try? JSONDocument(Array(text.utf8)))?.root.compactText == text)
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
