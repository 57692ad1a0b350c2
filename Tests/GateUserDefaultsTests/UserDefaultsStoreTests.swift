import Foundation
import GateStorage
import PromptGate
import Testing

@testable import GateUserDefaults

@Suite struct UserDefaultsStoreTests {
  /// A suite of this test's own, emptied at its end.
  final class Suite {
    let name = "reviewprompts-\(UUID().uuidString)"
    deinit { UserDefaults.standard.removePersistentDomain(forName: name) }
  }

  let suite = Suite()

  @Test(
    arguments: [
      .boolean(true), .boolean(false), .integer(0), .integer(1), .integer(-7), .integer(.max),
      .number(0.5), .number(1), .text(""), .text("名前"), .data([0, 255]),
      .moment(Moment(secondsSince1970: 1_800_000_000.5)),
    ] as [StoredValue]
  )
  func givesBackWhatIsPutIn(_ value: StoredValue) throws {
    let store = try #require(UserDefaultsStore(suiteName: suite.name))
    #expect(try store.set(value, forKey: "key").setAside.isEmpty)
    #expect(try store.value(forKey: "key") == value)
    let other = try #require(UserDefaultsStore(suiteName: suite.name))
    #expect(try other.value(forKey: "key") == value)
    _ = try store.removeValue(forKey: "key")
    #expect(try store.value(forKey: "key") == nil)
  }

  @Test func readsWhatALibraryHasWritten() throws {
    let defaults = try #require(UserDefaults(suiteName: suite.name))
    defaults.set(Date(timeIntervalSince1970: 1_800_000_000), forKey: "iRateFirstUsed")
    defaults.set(12, forKey: "iRateUseCount")
    defaults.set("1.2", forKey: "iRateLastVersionUsed")
    let store = try #require(UserDefaultsStore(suiteName: suite.name))
    let history = try #require(try IRateHistory().history(in: store))
    #expect(history.firstUse == Moment(secondsSince1970: 1_800_000_000))
    #expect(history.uses == 12)
    #expect(history.trackedVersion == "1.2")
  }

  @Test func doesNotTakeAListForNothing() throws {
    let defaults = try #require(UserDefaults(suiteName: suite.name))
    defaults.set(["a", "b"], forKey: "gate")
    let store = try #require(UserDefaultsStore(suiteName: suite.name))
    let gate = GateStateStore(store, key: "gate")
    #expect(throws: StorageError.self) { try gate.load() }
    let outcome = try gate.update { _ in }
    #expect(outcome.setAside.map(\.place) == ["gate.damaged-1"])
    let kept = try #require(defaults.data(forKey: "gate.damaged-1"))
    let list = try PropertyListSerialization.propertyList(from: kept, format: nil)
    #expect(list as? [String] == ["a", "b"])
    #expect(try gate.load() == GateState())
  }

  @Test func keepsAGatesState() throws {
    let store = try #require(UserDefaultsStore(suiteName: suite.name))
    let gate = GateStateStore(store.prefixed(by: "app."))
    let policy = Preset.cloudReview.policy
    let context = GateContext(
      now: Moment(secondsSince1970: 1_800_000_000),
      version: AppVersion(marketing: "1.0", build: "1")
    )
    _ = try gate.update { $0.record(.answer(.rate), under: policy, in: context) }
    let again = try #require(UserDefaultsStore(suiteName: suite.name))
    let state = try GateStateStore(again.prefixed(by: "app.")).load()
    #expect(!evaluate(state, policy, context).isPrompt)
  }
}
