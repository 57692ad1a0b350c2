import TestSupport
import Testing

@testable import StoreLinks

struct JSONReaderTests {
  @Test func `every kind of value is read`() throws {
    let text = #"{"a": [1, -2.5e+3, "x\n\u00e9\ud83d\ude00\/", true, false, null], "b": {}}"#
    let object = try JSONObject(any: JSONReader.read(Array(text.utf8)))
    let array = try object.array("a")
    #expect(try array[0].number() == "1")
    #expect(try array[1].number() == "-2.5e+3")
    #expect(try array[2].string() == "x\né😀/")
    #expect(try array[3].boolean())
    #expect(try !array[4].boolean())
    #expect(try array[5].stringOrNull() == nil)
    #expect(try object.node("b")?.members().isEmpty == true)
  }

  @Test(
    arguments: [
      "", " ", "{", "[", "]", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "01", "1.", ".5", "-", "+1",
      "1e", "tru", "nul", "\"", "\"a", "\"\n\"", "'a'", "[1 2]", "{} {}", "//", "\"\\", "NaN",
    ]
  )
  func `what is no JSON is refused`(_ text: String) {
    #expect(throws: StoreFileFault.self) { try JSONReader.read(Array(text.utf8)) }
  }

  @Test(arguments: ["\\x", "\\u12", "\\ud800", "\\ud800\\u0041", "\\udc00", "\\u+123"])
  func `an escape that is none is refused`(_ escape: String) throws {
    let node = try JSONReader.read(Array("\"\(escape)\"".utf8))
    #expect(throws: StoreFileFault.self) { try node.string() }
  }

  @Test func `a string that is no UTF-8 is refused`() throws {
    let node = try JSONReader.read([0x22, 0xFF, 0x22])
    #expect(throws: StoreFileFault.self) { try node.string() }
  }

  @Test func `deep nesting is refused`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: StoreFileFault.self) { try JSONReader.read(Array(text.utf8)) }
  }

  @Test func `no bytes make the reader fall over`() {
    var random = SeededGenerator(seed: 8259)
    let bytes = Array("{}[]\",:\\ut01.-e nul\n\u{FF}".utf8)
    for _ in 0..<5000 {
      let count = Int.random(in: 0...24, using: &random)
      let text = (0..<count).compactMap { _ in bytes.randomElement(using: &random) }
      guard let node = try? JSONReader.read(text) else { continue }
      _ = try? node.members()
      _ = try? node.array()
      _ = try? node.string()
    }
  }
}
