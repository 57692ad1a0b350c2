import PromptGate
import Testing

@testable import GateStorage

@Suite struct GateStateStoreTests {
  let store = MemoryStore()

  @Test func startsWithTheStateOfAnAppThatNeverRan() throws {
    let gate = GateStateStore(store)
    #expect(try gate.load() == GateState())
    #expect(store.values.isEmpty)
  }

  @Test func keepsStatesApartByKeyAndPrefix() throws {
    let gates = [
      GateStateStore(store), GateStateStore(store, key: "other"),
      GateStateStore(store.prefixed(by: "app_"), key: "other"),
    ]
    for (count, gate) in gates.enumerated() { try gate.add(count + 1) }
    #expect(try gates.map { try $0.events() } == [1, 2, 3])
    #expect(store.values.keys.sorted() == ["ReviewPrompts.GateState", "app_other", "other"])
    _ = try store.prefixed(by: "app_").removeValue(forKey: "other")
    #expect(try gates.map { try $0.events() } == [1, 2, 0])
  }

  static let damaged: [StoredValue] = [
    .text(""), .text("{"), .text("{}"), .text(#"{"version":1,"uses":{"round":-1}}"#),
    .data([1]), .integer(0),
  ]

  @Test(arguments: damaged)
  func keepsADamagedStateAsideAndSaysSo(_ value: StoredValue) throws {
    let gate = GateStateStore(store, key: "gate")
    _ = try store.set(value, forKey: "gate")
    _ = try store.set(.integer(9), forKey: "gate.damaged-1")
    let error = #expect(throws: StorageError.self) { try gate.load() }
    guard case .damagedValue("gate", let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(store.values["gate"] == value)
    let outcome = try gate.add(3)
    #expect(outcome.setAside == [SetAside(place: "gate.damaged-2", reason: reason)])
    #expect(store.values["gate.damaged-1"] == .integer(9))
    #expect(store.values["gate.damaged-2"] == value)
    #expect(try gate.events() == 3)
    #expect(try gate.add(1).setAside.isEmpty)
  }

  @Test func givesWhatTheChangeGave() throws {
    let gate = GateStateStore(store)
    let context = GateContext(
      now: Moment(secondsSince1970: 1_800_000_000),
      version: AppVersion(marketing: "1.0", build: "1")
    )
    let policy = Preset.cloudReview.policy
    #expect(try gate.update { $0.ask(policy, in: context) }.value.isPrompt)
    _ = try gate.update { $0.record(.answer(.decline), under: policy, in: context) }
    #expect(try !gate.update { $0.ask(policy, in: context) }.value.isPrompt)
  }
}
