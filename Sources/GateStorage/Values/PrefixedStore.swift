/// A key-value store with a prefix in front of every key, so that several may share one place.
public struct PrefixedStore: KeyValueStore {
  /// The store below.
  public let store: any KeyValueStore
  /// What stands in front of every key.
  public let prefix: String

  /// Makes a store of which every key is `prefix` and the key, in `store`.
  public init(store: any KeyValueStore, prefix: String) {
    self.store = store
    self.prefix = prefix
  }

  /// The value under the prefixed key.
  public func value(forKey key: String) throws(StorageError) -> StoredValue? {
    try store.value(forKey: prefix + key)
  }

  /// Changes the value under the prefixed key.
  public func update<Result>(
    _ key: String,
    _ change: (inout StoredValue?) -> Result
  ) throws(StorageError) -> Recorded<Result> {
    try store.update(prefix + key, change)
  }

  /// Hands on what the store below keeps back.
  public func synchronize() throws(StorageError) {
    try store.synchronize()
  }
}
