import PromptGate
import Testing

@testable import GateReplay

struct ReplayTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var policy = "\"nccrequestreview\""
    var settings = "{}"
    var steps: [String]
    var lines: [String]
  }

  private static let launched = [
    #"{"at": "P0D", "event": "launch", "version": "1.0", "build": "1"}"#,
    #"{"at": "P1D", "event": "launch"}"#,
    #"{"at": "P1D", "event": "significant-event", "times": 3}"#,
  ]

  static let cases: [Case] = [
    Case(
      testDescription: "a delayed ask is judged again when it is due",
      steps: launched + [
        #"{"at": "P2D", "event": "ask", "delay": "PT2S", "expect": {"decision": "prompt"}}"#
      ],
      lines: ["P2D: prompt (app)"]
    ),
    Case(
      testDescription: "what happens meanwhile counts",
      steps: launched + [
        #"{"at": "P2D", "event": "ask", "delay": "PT9S", "expect": {"decision": "hold", "blockers": ["cooldown"]}}"#,
        #"{"at": "P2DT1S", "event": "system-review-requested"}"#,
      ],
      lines: [
        "P2D: hold: cooldown (have PT8S, need P3D; from 2026-01-06T00:00:01Z) (not before P5DT1S)"
      ]
    ),
    Case(
      testDescription: "what happens later does not",
      steps: launched + [
        #"{"at": "P2D", "event": "ask", "delay": "PT2S", "expect": {"decision": "prompt"}}"#,
        #"{"at": "P2DT3S", "event": "system-review-requested"}"#,
      ],
      lines: ["P2D: prompt (app)"]
    ),
    Case(
      testDescription: "a delayed ask can be called off",
      steps: launched + [
        #"{"at": "P2D", "event": "ask", "delay": "PT2S", "expect": {"decision": "hold"}}"#,
        #"{"at": "P2DT1S", "event": "cancel-scheduled"}"#,
      ],
      lines: ["P2D: hold: called off before it was due"]
    ),
    Case(
      testDescription:
        "settings change with a launch, and what is left out goes back to its default",
      settings: #"{"minimumPrimaryActionCount": 9, "minimumLaunchCount": 9}"#,
      steps: launched + [
        #"{"at": "P2D", "event": "launch", "settings": {"minimumLaunchCount": 3}}"#,
        #"{"at": "P2D", "event": "ask", "expect": {"decision": "prompt"}}"#,
      ],
      lines: ["P2D: prompt (app)"]
    ),
    Case(
      testDescription: "the earliest moment is held against the expectation",
      steps: launched + [
        #"{"at": "PT20H", "event": "ask", "expect": {"decision": "hold", "earliest": "P1D"}}"#,
        #"{"at": "PT20H", "event": "ask", "expect": {"decision": "hold", "earliest": "P2D"}}"#,
      ],
      lines: [
        "PT20H: hold: first-session (have PT20H, need P1D; from 2026-01-02T00:00:00Z) (not before P1D)",
        "PT20H: expected hold until P2D, got hold: first-session (have PT20H, need P1D; from 2026-01-02T00:00:00Z) (not before P1D)",
      ]
    ),
    Case(
      testDescription: "events have names, and crashes keep quiet",
      policy: "\"recommended\"",
      settings:
        #"{"daysUntilPrompt": null, "usesUntilPrompt": null, "daysOfUseUntilPrompt": null, "namedEventsUntilPrompt": {"export": 1}}"#,
      steps: launched + [
        #"{"at": "P2D", "event": "ask", "expect": {"decision": "hold", "blockers": ["too-few-events"]}}"#,
        #"{"at": "P2D", "event": "significant-event", "name": "export"}"#,
        #"{"at": "P2D", "event": "crash"}"#,
        #"{"at": "P3D", "event": "ask", "expect": {"decision": "hold", "blockers": ["recent-crash"], "earliest": "P9D"}}"#,
        #"{"at": "P9D", "event": "ask", "expect": {"decision": "prompt", "message": "app"}}"#,
      ],
      lines: [
        "P2D: hold: too-few-events (have 0 of 'export', need 1)",
        "P3D: hold: recent-crash (have P1D, need P7D; from 2026-01-10T00:00:00Z) (not before P9D)",
        "P9D: prompt (app)",
      ]
    ),
    Case(
      testDescription: "two devices add up, and an answer on one holds on the other",
      policy: "\"irate\"",
      steps: [
        #"{"at": "P0D", "event": "launch", "version": "1.0", "build": "1", "device": "phone"}"#,
        #"{"at": "P5D", "event": "launch", "version": "1.0", "build": "1", "device": "tablet"}"#,
        #"{"at": "P6D", "event": "foreground", "times": 4, "device": "phone"}"#,
        #"{"at": "P6D", "event": "foreground", "times": 3, "device": "tablet"}"#,
        #"{"at": "P10D", "event": "ask", "device": "tablet", "expect": {"decision": "hold", "blockers": ["too-few-uses-or-events"]}}"#,
        #"{"at": "P10D", "event": "foreground", "device": "phone"}"#,
        #"{"at": "P10D", "event": "ask", "device": "tablet", "expect": {"decision": "prompt", "message": "app"}}"#,
        #"{"at": "P10D", "event": "answer", "answer": "decline", "device": "tablet"}"#,
        #"{"at": "P11D", "event": "ask", "device": "phone", "expect": {"decision": "hold", "blockers": ["declined"]}}"#,
      ],
      lines: [
        "P10D: hold: too-few-uses-or-events (either too-few-uses (have 9, need 10) or too-few-events (have 0, need 10))",
        "P10D: prompt (app)", "P11D: hold: declined (version '1.0')",
      ]
    ),
    Case(
      testDescription: "a launch without a network and a store that does not know the app",
      policy: "\"swiftrater\"",
      settings: #"{"usesUntilPrompt": 1, "conditionsMetMode": "any"}"#,
      steps: [
        #"{"at": "P0D", "event": "launch", "version": "1.0", "build": "1", "online": false}"#,
        #"{"at": "P0D", "event": "ask", "expect": {"decision": "hold", "blockers": ["too-few-uses"]}}"#,
        #"{"at": "P1D", "event": "launch"}"#,
        #"{"at": "P1D", "event": "ask", "storeVersion": null, "expect": {"decision": "prompt"}}"#,
      ],
      lines: [
        "PT0S: hold: too-few-days (have PT0S, need more than ever comes, as none is set), too-few-uses (have 0, need 1), too-few-events (have 0, need more than ever comes, as none is set)",
        "P1D: prompt (app)",
      ]
    ),
    Case(
      testDescription: "a policy of one's own",
      policy:
        #"{"id": "mine", "conditions": [{"condition": "uses", "threshold": {"minimum": 2}}]}"#,
      steps: [
        #"{"at": "P0D", "event": "launch", "version": "1.0", "build": "1"}"#,
        #"{"at": "P0D", "event": "ask", "expect": {"decision": "prompt", "message": "game"}}"#,
        #"{"at": "P0D", "event": "foreground"}"#,
        #"{"at": "P0D", "event": "ask", "expect": {"decision": "prompt"}}"#,
      ],
      lines: [
        "PT0S: expected prompt (game), got hold: too-few-uses (have 1, need 2)",
        "PT0S: prompt (app)",
      ]
    ),
  ]

  @Test(arguments: cases) func comesTo(_ example: Case) throws {
    let settings = example.settings == "{}" ? "" : "\"settings\": \(example.settings),"
    let steps = example.steps.joined(separator: ",\n")
    let json =
      "{\"name\": \"x\", \"policy\": \(example.policy), \(settings) \"timeline\": [\(steps)]}"
    let report = try Scenario(json: Array(json.utf8), loadPolicy: noPolicyFiles).replay()
    #expect(report.asks.map(\.description) == example.lines)
    #expect(report.failed == example.lines.count { $0.contains("expected") })
  }

  @Test(arguments: Preset.allCases) func aPolicyReadsBackFromItsText(_ preset: Preset) throws {
    let text = try preset.policy.jsonText()
    #expect(try PolicyReader.policy(json: Array(text.utf8)) == preset.policy)
    let path = "policies/\(preset.rawValue).json"
    let json = """
      {"name": "x", "policy": "\(path)", "timeline":
        [{"at": "P0D", "event": "launch", "version": "1", "build": "1"}]}
      """
    let scenario = try Scenario(json: Array(json.utf8)) { asked in
      asked == path ? Array(text.utf8) : []
    }
    #expect(scenario.policy == preset.policy)
  }

  @Test func faultsInAPolicyFileNameTheFile() {
    let json = #"{"name": "x", "policy": "a/b.json", "timeline": []}"#
    let fault = #expect(throws: ScenarioFault.self) {
      try Scenario(json: Array(json.utf8)) { _ in Array(#"{"id": "x", "conditons": []}"#.utf8) }
    }
    #expect(
      fault?.description == "a/b.json:1:13: unknown key 'conditons'; did you mean 'conditions'?"
    )
  }

  @Test func settingsGoWithPresetsOnly() {
    let json = #"{"name": "x", "policy": {"id": "y"}, "settings": {"a": 1}, "timeline": []}"#
    let fault = #expect(throws: ScenarioFault.self) {
      try Scenario(json: Array(json.utf8), loadPolicy: noPolicyFiles)
    }
    #expect(fault?.description == "1:50: settings go with a preset; this policy has its own")
  }
}
