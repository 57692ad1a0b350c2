/// Where values live under keys: a file, user defaults, memory, or a store of the app's own, such as
/// one that is synced.
///
/// A store of your own gives these three; the rest follows from them.
public protocol KeyValueStore: Sendable {
  /// The value under a key, or `nil` where there is none. Reading changes nothing in the store.
  func value(forKey key: String) throws(StorageError) -> StoredValue?

  /// Reads, changes and writes the value under a key, as one step that nothing else gets in between
  /// of; `nil` removes the value.
  ///
  /// It returns when the value is as safe as the store can make it, and throws where the change
  /// could not be made so. `change` may run more than once, and may not use the store.
  func update<Result>(
    _ key: String,
    _ change: (inout StoredValue?) -> Result
  ) throws(StorageError) -> Recorded<Result>

  /// Hands on what a store keeps back: to the disk, or to the user's other devices.
  func synchronize() throws(StorageError)
}

extension KeyValueStore {
  /// Puts a value under a key.
  public func set(
    _ value: StoredValue,
    forKey key: String
  ) throws(StorageError) -> Recorded<Void> {
    try update(key) { $0 = value }
  }

  /// Removes the value under a key; where there is none, nothing happens.
  public func removeValue(forKey key: String) throws(StorageError) -> Recorded<Void> {
    try update(key) { $0 = nil }
  }

  /// Does nothing: every update is handed on at once.
  public func synchronize() throws(StorageError) {}

  /// This store with `prefix` in front of every key.
  public func prefixed(by prefix: String) -> PrefixedStore {
    PrefixedStore(store: self, prefix: prefix)
  }
}
