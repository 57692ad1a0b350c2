public import PromptGate

/// A gate's state in a key-value store.
///
/// ```swift
/// let gate = GateStateStore(FileStore(path: "\(folder)/review-gate"))
/// let asked = try gate.update { $0.ask(policy, in: context) }
/// if asked.value.isPrompt { … }
/// for damage in asked.setAside { log("kept aside: \(damage.place), \(damage.reason)") }
/// ```
public struct GateStateStore: Sendable {
  /// Where the state is.
  public let store: any KeyValueStore
  /// The key it is under.
  public let key: String

  /// Makes the place of a state: a key in a store.
  public init(_ store: any KeyValueStore, key: String = "ReviewPrompts.GateState") {
    self.store = store
    self.key = key
  }

  /// The state; that of an app that never ran where none is stored. Throws where the stored one is
  /// damaged or cannot be read; then it is as it was.
  public func load() throws(StorageError) -> GateState {
    let stored = try store.value(forKey: key)
    switch StoredState(stored) {
    case .sound(let state): return state
    case .damaged(let reason): throw .damagedValue(key: key, reason: reason)
    }
  }

  /// Reads the state, changes it and stores it, with nobody in between; returns when it is stored
  /// for good, with what `change` gave.
  ///
  /// A damaged state is kept aside and reported with the outcome, and the change is made to that of
  /// an app that never ran. `change` may run more than once, each time on the state as it is
  /// then; only the last run is stored.
  public func update<Value>(
    _ change: (inout GateState) -> Value
  ) throws(StorageError) -> Recorded<Value> {
    var setAside: [SetAside] = []
    var kept: StoredValue?
    while true {
      let outcome = try store.update(key) { attempt(change, on: &$0, kept: kept) }
      setAside += outcome.setAside
      switch outcome.value {
      case .stored(let value): return Recorded(value, setAside: setAside)
      case .unstorable: throw .unstorable(key: key)
      case .damaged(let value, let reason):
        setAside += try keepAside(value, because: reason)
        kept = value
      }
    }
  }

  /// What came of trying to change a stored state.
  private enum Attempt<Value> {
    case stored(Value)
    case unstorable
    case damaged(StoredValue, String)
  }

  /// Changes a stored state, unless it is damaged and no copy of it is kept.
  private func attempt<Value>(
    _ change: (inout GateState) -> Value,
    on stored: inout StoredValue?,
    kept: StoredValue?
  ) -> Attempt<Value> {
    var state = GateState()
    switch StoredState(stored) {
    case .sound(let found): state = found
    case .damaged(let reason):
      if let damaged = stored, damaged != kept { return .damaged(damaged, reason) }
    }
    let value = change(&state)
    guard let new = StoredState.value(of: state) else { return .unstorable }
    stored = new
    return .stored(value)
  }

  /// Copies a damaged value to a key of its own.
  private func keepAside(
    _ value: StoredValue,
    because reason: String
  ) throws(StorageError) -> [SetAside] {
    var number = 1
    while true {
      let place = "\(key).damaged-\(number)"
      let claim = try store.update(place) { there in
        there = there ?? value
        return there == value
      }
      if claim.value { return claim.setAside + [SetAside(place: place, reason: reason)] }
      number += 1
    }
  }
}
