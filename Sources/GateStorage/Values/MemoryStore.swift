internal import Synchronization

/// A key-value store that lasts as long as the process: for tests and previews.
public final class MemoryStore: KeyValueStore {
  private let stored: Mutex<[String: StoredValue]>

  /// Makes a store with some values in it.
  public init(_ values: [String: StoredValue] = [:]) {
    stored = Mutex(values)
  }

  /// All that is stored.
  public var values: [String: StoredValue] { stored.withLock(\.self) }

  /// The value under a key.
  public func value(forKey key: String) throws(StorageError) -> StoredValue? {
    stored.withLock { $0[key] }
  }

  /// Changes the value under a key.
  public func update<Result>(
    _ key: String,
    _ change: (inout StoredValue?) -> Result
  ) throws(StorageError) -> Recorded<Result> {
    var given: Result?
    stored.withLock { given = change(&$0[key]) }
    guard let given else { throw .unstorable(key: key) }
    return Recorded(given)
  }
}
