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
    Case(typed: "languase", nearest: "languages"),
    Case(typed: "anglauges", nearest: "languages"),
    Case(typed: "anglaeugs", nearest: nil),
    Case(typed: "vali date s", nearest: "validate"),
    Case(typed: "gallery", nearest: nil),
    Case(typed: "", nearest: nil),
    Case(typed: "x", nearest: nil),
  ]

  @Test(arguments: cases) func findsWhatWasMeant(_ example: Case) {
    #expect(nearestName(to: example.typed, among: Self.names) == example.nearest)
  }

  @Test func prefersTheNearerOne() {
    let names = ["settings.title.one", "settings.titel.on", "settings.title.on", "settings"]
    #expect(nearestName(to: "settings.title.om", among: names) == "settings.title.on")
    #expect(nearestName(to: "settings.titel.om", among: names) == "settings.titel.on")
  }
}
