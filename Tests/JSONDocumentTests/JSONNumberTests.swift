import Testing

@testable import JSONDocument

struct JSONNumberTests {
  struct Case: Sendable {
    var text: String
    var integer: Int?
    var double: Double?
  }

  static let cases: [Case] = [
    Case(text: "10", integer: 10, double: 10),
    Case(text: "10.0", integer: 10, double: 10),
    Case(text: "1e1", integer: 10, double: 10),
    Case(text: "-0", integer: 0, double: 0),
    Case(text: "0.1", integer: nil, double: 0.1),
    Case(text: "9223372036854775807", integer: .max, double: 0x1p63),
    Case(text: "9223372036854775808", integer: nil, double: 0x1p63),
    Case(text: "1e400", integer: nil, double: nil),
  ]

  @Test(arguments: cases) func reads(_ example: Case) {
    let number = JSONNumber(text: example.text)
    #expect(number.integer(Int.self) == example.integer)
    #expect(number.double == example.double)
  }

  @Test(arguments: [(0.0, "0"), (10, "10"), (-2.5, "-2.5"), (1e300, "1e+300"), (-0.0, "-0.0")])
  func writes(_ number: Double, _ text: String) {
    #expect(JSONNumber(number)?.text == text)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan]) func cannotWrite(_ number: Double) {
    #expect(JSONNumber(number) == nil)
  }
}
