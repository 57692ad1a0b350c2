public import PromptGate

/// A gate's state on this device and in a store that is synced with the user's other devices.
///
/// Synced stores keep the last value written and forget what another device wrote meanwhile. So
/// every device keeps what it knows in a store of its own, joins to it what the synced store has, and
/// publishes both: what was overwritten comes back with the next change. Give every device a name of
/// its own in `GateContext.device`.
public struct SyncedGateStateStore: Sendable {
  /// The state on this device, which says what is acknowledged.
  public let local: GateStateStore
  /// The state that all devices share.
  public let synced: GateStateStore

  /// Makes a state that is kept in two places.
  public init(local: GateStateStore, synced: GateStateStore) {
    self.local = local
    self.synced = synced
  }

  /// Joins what the other devices know to the state, changes it and stores it on this device, then
  /// publishes it.
  ///
  /// Where publishing fails, the change is safe on this device and `notPublished` says why.
  public func update<Value>(
    _ change: (inout GateState) -> Value
  ) throws(StorageError) -> Recorded<Value> {
    // What keeps it from being read is told by publishing, which reads it again.
    let others = try? synced.load()
    let outcome = try local.update { state in
      if let others { state.merge(others) }
      let value = change(&state)
      return (value, state)
    }
    let (value, state) = outcome.value
    var recorded = Recorded(value, setAside: outcome.setAside)
    do throws(StorageError) {
      recorded.setAside += try synced.update { $0.merge(state) }.setAside
      try synced.store.synchronize()
    } catch {
      recorded.notPublished = error
    }
    return recorded
  }
}
