import Testing

@testable import GateStorage
@testable import PromptGate

/// The keys of other libraries become what the preset of that library would have kept.
@Suite struct HistorySourceTests {
  static var context: GateContext {
    var context = GateContext(
      now: HistoryCase.now,
      version: AppVersion(marketing: "2.0", build: "42")
    )
    context.device = "phone"
    return context
  }

  @Test(arguments: HistoryCase.all)
  func decidesAsTheLibraryDid(_ example: HistoryCase) throws {
    let store = MemoryStore(example.values)
    let gate = GateStateStore(MemoryStore())
    let policy = example.preset.policy
    let moved = try gate.adopt(example.source, from: store, under: policy, in: Self.context)
    #expect(moved.value)
    #expect(store.values == example.values)
    let state = try gate.load()
    #expect(evaluate(state, policy, Self.context).blockers.map(\.id) == example.blockers)
    // Moving over again, also later and after more has happened, changes nothing.
    var later = Self.context
    later.now = later.now + .days(3)
    _ = try gate.adopt(example.source, from: store, under: policy, in: later)
    #expect(try gate.load() == state)
    _ = try gate.update { $0.record(.significantEvent(), under: policy, in: later) }
    let after = try gate.load()
    _ = try gate.adopt(example.source, from: store, under: policy, in: later)
    #expect(try gate.load() == after)
  }

  static let sources: [any HistorySource] = [
    IRateHistory(), AppiraterHistory(), UAAppReviewManagerHistory(appID: "1"),
    ArmchairHistory(appID: "1"), NCCRequestReviewHistory(), CloudReviewHistory(),
    HistoryCase.martel,
    SwiftRaterHistory(), RateMyAppHistory(), AndroidRateHistory(),
  ]

  @Test(arguments: sources.indices)
  func findsNothingWhereThereIsNothing(_ index: Int) throws {
    let source = Self.sources[index]
    #expect(try source.history(in: MemoryStore(["another": .integer(1)])) == nil)
    let gate = GateStateStore(MemoryStore())
    let policy = Preset.recommended.policy
    let moved = try gate.adopt(source, from: MemoryStore(), under: policy, in: Self.context)
    #expect(!moved.value)
    #expect(try gate.load() == GateState())
  }

  /// Values of every kind under every key: none of it stops an app that moves over.
  @Test(arguments: FileStoreTests.values)
  func takesAnyValueUnderAnyKey(_ value: StoredValue) throws {
    for example in HistoryCase.all {
      let store = MemoryStore(example.values.mapValues { _ in value })
      let history = try #require(try example.source.history(in: store))
      #expect(history.uses >= 0 && history.events >= 0)
      var state = GateState()
      state.adopt(history, under: example.preset.policy, in: Self.context)
      _ = evaluate(state, example.preset.policy, Self.context)
    }
  }

  @Test func readsSwiftRatersKeys() throws {
    let store = MemoryStore([
      "keySwiftRaterFirstUseDate": HistoryCase.seconds(daysAgo: 8),
      "keySwiftRaterUseCount": .integer(5),
      "keySwiftRaterSignificantEventCount": .integer(2), "keySwiftRaterRateDone": .boolean(false),
      "keySwiftRaterTrackingVersion": .text(""), "keySwiftRaterReminderRequestDate": .number(0),
    ])
    var settings = SwiftRaterSettings()
    (settings.daysUntilPrompt, settings.usesUntilPrompt) = (7, 5)
    settings.significantUsesUntilPrompt = 2
    let gate = GateStateStore(MemoryStore())
    _ = try gate.adopt(SwiftRaterHistory(), from: store, under: settings.policy, in: Self.context)
    #expect(try gate.update { $0.ask(settings.policy, in: Self.context) }.value.isPrompt)
    #expect(try gate.load().launches.total == 5)
    _ = try store.set(.boolean(true), forKey: "keySwiftRaterRateDone")
    let other = GateStateStore(MemoryStore())
    _ = try other.adopt(SwiftRaterHistory(), from: store, under: settings.policy, in: Self.context)
    let decision = try other.update { $0.ask(settings.policy, in: Self.context) }.value
    #expect(decision.blockers.map(\.id) == [.done])
  }

  /// The date is JSON on its own: seconds since 2001.
  @Test(
    arguments: [("821692799.5", 821_692_799.5 + 978_307_200), ("-63114076800", nil), ("x", nil)]
      as [(String, Double?)]
  )
  func readsNCCRequestReviewsDate(_ json: String, _ expected: Double?) throws {
    let store = MemoryStore([
      "NCCRequestReviewManager_lastReviewRequestedTimestampKey": .data(Array(json.utf8)),
      "NCCRequestReviewManager_requestReview_eventCount": .integer(4),
    ])
    let history = try #require(try NCCRequestReviewHistory().history(in: store))
    #expect(history.lastRequest == expected.map { Moment(secondsSince1970: $0) })
    #expect(history.events == 4)
    var state = GateState()
    state.adopt(history, under: Preset.nccRequestReview.policy, in: Self.context)
    #expect(state.requests.requests.count == (expected == nil ? 0 : 1))
  }

  /// Builds are told apart by one string there and by the other here.
  @Test(arguments: [("42", "2.0"), ("41", "41")])
  func namesTheRunningVersionAsThePolicyDoes(_ build: String, _ name: String) throws {
    var history = GateHistory(source: "appirater")
    history.trackedVersion = build
    history.ratedVersion = build
    var state = GateState()
    state.adopt(history, under: Preset.iRate.policy, in: Self.context)
    #expect(state.trackedVersion.latest == name)
    #expect(state.rated.latest?.version == name)
    #expect(state.hasEverRated)
  }

  /// SwiftRater takes an unknown version for an update, and starts over before the history is there.
  @Test func keepsCountsThatComeAfterStartingOver() throws {
    var settings = SwiftRaterSettings()
    settings.resetWhenAppUpdated = true
    var state = GateState()
    state.record(.launch, under: settings.policy, in: Self.context)
    var history = GateHistory(source: "swiftrater", versionIdentity: .marketing)
    (history.uses, history.trackedVersion) = (5, "9.0")
    for _ in 0..<2 { state.adopt(history, under: settings.policy, in: Self.context) }
    #expect(state.uses.total == 6)
    #expect(state.trackedVersion.latest == "2.0")
  }

  /// What an update has forgotten does not come back by moving over again.
  @Test func bringsNothingBackThatWasForgotten() throws {
    let store = MemoryStore(
      HistoryCase.appirater.merging(
        ["kAppiraterDeclinedToRate": .boolean(true)]) { $1 }
    )
    let policy = Preset.appirater.policy
    let gate = GateStateStore(MemoryStore())
    _ = try gate.adopt(AppiraterHistory(), from: store, under: policy, in: Self.context)
    var updated = Self.context
    updated.version = AppVersion(marketing: "2.1", build: "43")
    _ = try gate.update { $0.record(.launch, under: policy, in: updated) }
    _ = try gate.adopt(AppiraterHistory(), from: store, under: policy, in: updated)
    let state = try gate.load()
    #expect(state.declined.latest == nil)
    #expect(state.uses.total == 1)
    #expect(state.firstUse.earliest == HistoryCase.now)
  }

  /// What all devices kept together is counted once; what each kept for itself adds up.
  @Test(arguments: [(true, 20), (false, 40)])
  func addsUpDevices(_ isShared: Bool, _ expected: Int) throws {
    let store = MemoryStore(HistoryCase.appirater)
    let policy = Preset.appirater.policy
    let gates = [GateStateStore(MemoryStore()), GateStateStore(MemoryStore())]
    for (device, gate) in gates.enumerated() {
      var context = Self.context
      context.device = "\(device)"
      _ = try gate.adopt(
        AppiraterHistory(),
        from: store,
        isShared: isShared,
        under: policy,
        in: context
      )
    }
    let joined = try gates[0].load().merged(with: try gates[1].load())
    #expect(joined.uses.total == expected)
  }
}
