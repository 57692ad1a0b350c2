import FoundationEssentials
import PromptGate
import TestSupport
import Testing

@testable import ReviewPromptsCLI

@Suite struct GateTests {
  static let folders: [String] = {
    let folder = Fixtures.folder("gate").path
    return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }()

  @Test(arguments: folders) func replaysEveryScenario(_ folder: String) {
    let files = Fixtures.files(in: "gate/\(folder)", suffix: ".json").map(\.path)
    let run = RecordedRun(words: ["gate", "replay"] + files)
    #expect(run.status == .success)
    #expect(run.lines.last?.hasSuffix(" passed, 0 failed") == true)
    #expect(run.lines.count > files.count)
  }

  private static let scenario = """
    {"name": "n", "policy": "irate", "timeline": [
      {"at": "P0D", "event": "launch", "version": "1.0", "build": "1"},
      {"at": "P1D", "event": "ask", "expect": {"decision": "prompt", "message": "app"}}
    ]}
    """

  @Test func printsAFailedExpectation() throws {
    let folder = try TemporaryFolder()
    let run = RecordedRun("gate", "replay", try folder.write(Self.scenario, to: "s.json"))
    #expect(run.status == .findings)
    #expect(run.lines.last == "0 passed, 1 failed")
    #expect(run.output.contains("expected prompt"))
  }

  @Test func saysWhereAScenarioIsBroken() throws {
    let folder = try TemporaryFolder()
    let text = Self.scenario.replacing("\"irate\"", with: "\"irat\"")
    let run = RecordedRun("gate", "replay", try folder.write(text, to: "s.json"))
    #expect(run.status == .failure)
    #expect(run.errors.contains("s.json: 1:25: "))
    #expect(run.errors.contains("irate"))
  }

  @Test func namesTheKeyThatAMisspeltOneWasMeantToBe() throws {
    let folder = try TemporaryFolder()
    let text = Self.scenario.replacing("\"policy\"", with: "\"polcy\"")
    let run = RecordedRun("gate", "replay", try folder.write(text, to: "s.json"))
    #expect(run.errors.contains("s.json: 1:15: "))
    #expect(run.errors.contains("did you mean 'policy'"))
  }

  @Test func goesOnBehindAFileThatIsBroken() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.write("{", to: "broken.json")
    let run = RecordedRun("gate", "replay", broken, try folder.write(Self.scenario, to: "s.json"))
    #expect(run.status == .failure)
    #expect(run.lines.last == "0 passed, 1 failed")
  }

  /// An average that is reached exactly is enough; an update holds back one day, whatever the days are.
  @Test(arguments: [
    (#"{"daysUntilPrompt": 0, "usesUntilPrompt": 1, "usesPerWeekForPrompt": 7}"#, "P9D", "prompt"),
    (
      #"{"daysUntilPrompt": 0, "usesUntilPrompt": 1, "usesPerWeekForPrompt": 7}"#,
      "P9DT0.000000001S", "hold"
    ),
    (#"{"daysUntilPrompt": -3, "usesUntilPrompt": 1}"#, "P6D", "prompt"),
    (#"{"daysUntilPrompt": -3, "usesUntilPrompt": 1}"#, "P5DT23H59M59S", "hold"),
  ])
  func keepsTheBoundariesOfIRate(_ settings: String, _ at: String, _ decision: String) throws {
    let text = """
      {"name": "n", "policy": "irate", "settings": \(settings), "timeline": [
        {"at": "P0D", "event": "launch", "version": "1.0", "build": "1"},
        {"at": "P5D", "event": "\(settings.contains("-3") ? "launch" : "foreground")",
          \(settings.contains("-3") ? "\"version\": \"1.1\"" : "\"times\": 8")},
        {"at": "\(at)", "event": "ask", "expect": {"decision": "\(decision)"}}
      ]}
      """
    let folder = try TemporaryFolder()
    let run = RecordedRun("gate", "replay", try folder.write(text, to: "s.json"))
    #expect(run.lines.last == "1 passed, 0 failed", "\(run.output) \(run.errors)")
  }

  @Test func readsAPolicyFromAFileBesideTheScenario() throws {
    let folder = try TemporaryFolder()
    let policy = RecordedRun("gate", "policies", "irate").output
    let path = try folder.write(policy, to: "policy.json")
    let again = RecordedRun("gate", "policies", path)
    #expect(again.output == policy)
    #expect(again.errors.contains("apple-three-a-year"))
    let broken = RecordedRun(
      "gate",
      "policies",
      try folder.write("{\"usse\": 1}", to: "broken.json")
    )
    #expect(broken.status == .failure)
    #expect(broken.errors.contains("broken.json: 1:"))
    let text = Self.scenario.replacing("\"irate\"", with: "\"policy.json\"")
    let run = RecordedRun("gate", "replay", try folder.write(text, to: "s.json"))
    #expect(run.lines.last == "0 passed, 1 failed")
  }

  @Test func listsThePolicies() {
    #expect(RecordedRun("gate", "policies").lines.count == Preset.allCases.count)
    #expect(RecordedRun("gate", "policies", "irat").errors.contains("did you mean 'irate'?"))
  }
}
