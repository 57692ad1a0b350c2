internal import Foundation
public import GateStorage
internal import PromptGate
internal import Synchronization

/// A key-value store in the user defaults: those of the app, or a suite of them.
///
/// User defaults know no step that no other process gets in between of. Several threads of one
/// process may share a store; where an app and its extensions do, use a `FileStore` in the folder of
/// their group.
public final class UserDefaultsStore: KeyValueStore {
  private let defaults: Mutex<UserDefaults>

  /// Makes a store in a suite, such as an app group's; in the app's standard defaults where
  /// `suiteName` is `nil`. Gives `nil` where the system takes the name for none of a suite.
  public init?(suiteName: String?) {
    guard let defaults = UserDefaults(suiteName: suiteName) else { return nil }
    self.defaults = Mutex(defaults)
  }

  /// Makes a store in the app's standard defaults, where most libraries keep their keys.
  public init() {
    defaults = Mutex(.standard)
  }

  /// The value under a key, or `nil` where there is none. An array or a dictionary is given as the
  /// bytes of a binary property list.
  public func value(forKey key: String) throws(StorageError) -> StoredValue? {
    defaults.withLock { $0.object(forKey: key).map(StoredValue.init(inDefaults:)) }
  }

  /// Changes the value under a key, and returns when the defaults are synchronized.
  public func update<Result>(
    _ key: String,
    _ change: (inout StoredValue?) -> Result
  ) throws(StorageError) -> Recorded<Result> {
    var given: Result?
    let isSynchronized = defaults.withLock { defaults in
      var value = defaults.object(forKey: key).map(StoredValue.init(inDefaults:))
      let before = value
      given = change(&value)
      if value != before { defaults.set(value?.inDefaults, forKey: key) }
      return defaults.synchronize()
    }
    guard isSynchronized else { throw .notSynchronized }
    guard let given else { throw .unstorable(key: key) }
    return Recorded(given)
  }

  /// Hands the defaults on to the disk.
  public func synchronize() throws(StorageError) {
    guard defaults.withLock({ $0.synchronize() }) else { throw .notSynchronized }
  }
}
