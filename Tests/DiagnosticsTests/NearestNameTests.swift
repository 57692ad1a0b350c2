import Diagnostics
import Testing

@Suite struct NearestNameTests {
  struct Case: CustomTestStringConvertible {
    var typed: String
    var nearest: String?
    var testDescription: String { "\(typed) → \(nearest ?? "none")" }
  }

  static let names = ["render", "link", "stores", "convert", "languages", "validate"]
  static let cases = [
    Case(typed: "rendr", nearest: "render"),
    Case(typed: "REDNER", nearest: "render"),
    Case(typed: "lnik", nearest: "link"),
    Case(typed: "store", nearest: "stores"),
    Case(typed: "langauges", nearest: "languages"),
    Case(typed: "gallery", nearest: nil),
    Case(typed: "", nearest: nil),
    Case(typed: "x", nearest: nil),
  ]

  @Test(arguments: cases) func findsWhatWasMeant(_ example: Case) {
    #expect(nearestName(to: example.typed, among: Self.names) == example.nearest)
  }
}
