import Testing

@testable import GateReplay

/// Whatever a scenario says that means nothing is a fault with its place and, where one is near, the
/// right name.
struct ScenarioReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var change: (from: String, to: String)
    var fault: String
    var testDescription: String { fault }
  }

  static let sound = """
    { "name": "sound",
      "policy": "irate",
      "settings": {"daysUntilPrompt": 2},
      "timeline": [
        {"at": "P0D", "event": "launch", "version": "1.0", "build": "1"},
        {"at": "P1D", "event": "foreground", "times": 9},
        {"at": "P2D", "event": "ask", "trigger": "forced", "expect": {"decision": "prompt", "message": "app"}},
        {"at": "P2D", "event": "answer", "answer": "decline"},
        {"at": "P3D", "event": "ask", "expect": {"decision": "hold", "blockers": ["declined"]}}
      ]
    }
    """

  static let cases: [Case] = [
    Case(change: ("\"name\"", "\"nam\""), fault: "1:3: unknown key 'nam'; did you mean 'name'?"),
    Case(
      change: ("\"timeline\"", "\"timelin\""),
      fault: "4:3: unknown key 'timelin'; did you mean 'timeline'?"
    ),
    Case(change: ("\"name\"", "\"title\""), fault: "1:1: the key 'name' is missing"),
    Case(
      change: ("\"settings\"", "\"setings\""),
      fault: "3:3: unknown key 'setings'; did you mean 'settings'?"
    ),
    Case(
      change: ("\"irate\"", "\"irat\""),
      fault: "2:13: unknown policy 'irat'; did you mean 'irate'?"
    ),
    Case(
      change: ("\"irate\"", "7"),
      fault: "2:13: expected the id of a policy, or an object, found a number"
    ),
    Case(
      change: ("daysUntilPrompt", "dayUntilPrompt"),
      fault: "3:16: unknown key 'dayUntilPrompt'; did you mean 'daysUntilPrompt'?"
    ),
    Case(change: ("2}", "\"2\"}"), fault: "3:35: expected a number, found a string"),
    Case(
      change: ("2}", "2, \"usesUntilPrompt\": -1}"),
      fault: "3:57: -1 is negative; a number from 0 up was expected"
    ),
    Case(
      change: ("\"launch\"", "\"lunch\""),
      fault: "5:28: unknown event 'lunch'; did you mean 'launch'?"
    ),
    Case(
      change: ("\"build\": \"1\"", "\"built\": \"1\""),
      fault: "5:56: unknown key 'built'; did you mean 'build'?"
    ),
    Case(
      change: (", \"build\": \"1\"", ""),
      fault: "5:5: the first step must be a 'launch' with 'version' and 'build'"
    ),
    Case(
      change: ("\"P0D\"", "\"P0\""),
      fault:
        "5:12: 'P0' is no duration of days, hours, minutes and seconds such as 'P10D' or 'PT23H59M59.5S'"
    ),
    Case(
      change: ("\"P0D\"", "\"P200000D\""),
      fault:
        "5:12: 'P200000D' is no duration of days, hours, minutes and seconds such as 'P10D' or 'PT23H59M59.5S'"
    ),
    Case(
      change: ("\"P0D\"", "\"P90000D\""),
      fault: "5:12: P90000D lies too far away; P73000D is the most"
    ),
    Case(change: ("9}", "0}"), fault: "6:51: 0 is no whole number from 1 to 1000000"),
    Case(
      change: ("\"times\"", "\"time\""),
      fault: "6:42: unknown key 'time'; did you mean 'times'?"
    ),
    Case(
      change: ("\"forced\"", "\"force\""),
      fault: "7:46: unknown trigger 'force'; did you mean 'forced'?"
    ),
    Case(
      change: ("\"prompt\"", "\"promt\""),
      fault: "7:79: unknown decision 'promt'; did you mean 'prompt'?"
    ),
    Case(
      change: ("\"app\"", "\"apps\""),
      fault: "7:100: unknown message 'apps'; did you mean 'app'?"
    ),
    Case(
      change: ("\"answer\": \"decline\"", "\"answer\": \"declined\""),
      fault: "8:48: unknown answer 'declined'; did you mean 'decline'?"
    ),
    Case(
      change: ("[\"declined\"]", "[\"decline\"]"),
      fault: "9:79: unknown blocker 'decline'; did you mean 'declined'?"
    ),
    Case(
      change: ("[\"declined\"]", "\"declined\""),
      fault: "9:78: expected an array of blockers, found a string"
    ),
    Case(
      change: ("\"hold\"", "\"prompt\""),
      fault: "9:80: 'blockers' and 'earliest' go with a hold, not with a prompt"
    ),
    Case(
      change: ("\"prompt\"", "\"hold\""),
      fault: "7:98: 'message' goes with a prompt, not with a hold"
    ),
    Case(change: (", \"answer\": \"decline\"", ""), fault: "8:5: the key 'answer' is missing"),
    Case(
      change: ("\"at\": \"P3D\"", "\"at\": \"P3D\", \"at\": \"P4D\""),
      fault: "9:19: the key 'at' was given already at 9:6"
    ),
    Case(
      change: ("\"policy\": \"irate\"", "\"policy\": \"nowhere/x.json\""),
      fault: "2:13: the policy 'nowhere/x.json' cannot be read: there is no such file"
    ),
    Case(change: ("  ]\n", "\n"), fault: "11:1: expected ',' or ']', found '}'"),
  ]

  @Test(arguments: cases) func saysWhatIsWrongAndWhere(_ example: Case) {
    let broken = Self.sound.replacing(
      example.change.from,
      with: example.change.to,
      maxReplacements: 1
    )
    #expect(broken != Self.sound)
    let fault = #expect(throws: ScenarioFault.self) {
      try Scenario(json: Array(broken.utf8), loadPolicy: noPolicyFiles)
    }
    #expect(fault?.description == example.fault)
  }

  @Test func theSoundOneIsSound() throws {
    let scenario = try Scenario(json: Array(Self.sound.utf8), loadPolicy: noPolicyFiles)
    let report = scenario.replay()
    #expect((report.passed, report.failed) == (2, 0))
  }
}
