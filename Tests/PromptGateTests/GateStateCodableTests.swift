import FoundationEssentials
import TestSupport
import Testing

@testable import PromptGate

struct GateStateCodableTests {
  private func decode(_ json: String) throws -> GateState {
    try JSONDecoder().decode(GateState.self, from: Data(json.utf8))
  }

  private func encode(_ state: GateState) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(state), as: UTF8.self)
  }

  @Test(arguments: RandomHistory.policies) func comesBackAsItWas(_ named: NamedPolicy) throws {
    var generator = SeededGenerator(seed: 51)
    for _ in 0..<10 {
      let one = RandomHistory.app(named.policy, steps: 40, using: &generator).state
      let two = RandomHistory.app(named.policy, device: "tablet", steps: 40, using: &generator)
        .state
      let state = one.merged(with: two)
      #expect(try decode(encode(state)) == state)
    }
  }

  @Test func toleratesWhatIsMissingAndWhatIsNew() throws {
    #expect(try decode(#"{"version":1}"#) == GateState())
    #expect(
      try decode(#"{"version":7,"mood":"sunny","uses":{"round":0,"shares":[]}}"#) == GateState()
    )
  }

  static let hostile: [(name: String, json: String)] = [
    ("no version", "{}"),
    ("version zero", #"{"version":0}"#),
    ("a negative count", #"{"version":1,"uses":{"round":0,"shares":[{"device":"a","count":-1}]}}"#),
    ("a negative round", #"{"version":1,"uses":{"round":-1,"shares":[]}}"#),
    (
      "a device that counts twice",
      #"{"version":1,"uses":{"round":0,"shares":[{"device":"a","count":1},{"device":"a","count":2}]}}"#
    ),
    (
      "an event that is counted twice",
      #"{"version":1,"events":{"round":0,"kinds":[{"name":"x","tally":{}},{"name":"x","tally":{}}]}}"#
    ),
    (
      "a value that was never written",
      #"{"version":1,"countdown":{"entries":[{"device":"a","count":1,"value":3}]}}"#
    ),
    (
      "a device that wrote nothing",
      #"{"version":1,"countdown":{"seen":[{"device":"a","count":0}],"entries":[]}}"#
    ),
    ("no date", #"{"version":1,"lastCrash":"yesterday"}"#),
    ("a date that does not exist", #"{"version":1,"lastCrash":"2026-02-30T00:00:00Z"}"#),
    (
      "a clock ahead of what is believed",
      #"{"version":1,"clocks":[{"device":"a","writes":1,"wall":"2026-01-02T00:00:00Z","steady":"2026-01-01T00:00:00Z"}]}"#
    ),
    ("another kind of thing", #"{"version":1,"uses":7}"#),
    ("an array", "[]"),
  ]

  @Test(arguments: hostile) func refuses(_ example: (name: String, json: String)) {
    #expect(throws: (any Error).self, "\(example.name)") { try decode(example.json) }
  }

  /// Whatever comes through can be judged, changed, merged and stored without a trap.
  @Test func survivesWhatIsMangled() throws {
    var generator = SeededGenerator(seed: 52)
    let policy = RandomHistory.policies.last?.policy ?? Preset.recommended.policy
    let app = RandomHistory.app(policy, steps: 60, using: &generator)
    let text = Array(try encode(app.state).utf8)
    let numbers = ["-1", "0", "9223372036854775807", "-9223372036854775808", "null", "1e9", "\"\""]
    var accepted = 0
    for _ in 0..<600 {
      var mangled = text
      let digits = mangled.indices.filter { (48...57).contains(mangled[$0]) }
      let place = digits.randomElement(using: &generator) ?? 0
      let number = numbers.randomElement(using: &generator) ?? "0"
      mangled.replaceSubrange(place...place, with: number.utf8)
      guard let state = try? decode(String(decoding: mangled, as: UTF8.self)) else { continue }
      accepted += 1
      var other = app
      other.state = state
      for _ in 0..<5 { other.perform(RandomHistory.step(using: &generator)) }
      _ = other.ask().description
      #expect(other.state.merged(with: app.state) == app.state.merged(with: other.state))
      #expect(try decode(encode(other.state)) == other.state)
    }
    #expect(accepted > 50)
  }
}
