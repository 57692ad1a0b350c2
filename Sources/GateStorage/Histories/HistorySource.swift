public import PromptGate

/// The keys of another library, from which its history can be read.
///
/// An app that moves over reads the old keys where that library stored them, as often as it likes:
///
/// ```swift
/// let moved = try gate.adopt(IRateHistory(), from: UserDefaultsStore(), under: policy, in: context)
/// ```
public protocol HistorySource: Sendable {
  /// Reads the history; `nil` where none of the library's keys is in the store.
  func history(in store: any KeyValueStore) throws(StorageError) -> GateHistory?
}

extension GateStateStore {
  /// Takes in what another library has kept in `store`, and leaves the old keys where they are.
  ///
  /// The outcome is whether there was a history. Taking it in again changes nothing. Set `isShared`
  /// where the user's devices kept the history together, as in a synced store.
  public func adopt(
    _ source: some HistorySource,
    from store: any KeyValueStore,
    isShared: Bool = false,
    under policy: GatePolicy,
    in context: GateContext
  ) throws(StorageError) -> Recorded<Bool> {
    guard var history = try source.history(in: store) else { return Recorded(false) }
    history.isShared = isShared
    return try update { state in
      state.adopt(history, under: policy, in: context)
      return true
    }
  }
}
