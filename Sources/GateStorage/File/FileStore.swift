/// A key-value store in one file, shared by the threads and processes that know its path.
///
/// A change is made under a lock (`<path>.lock`), written to a file beside (`<path>.new`), put on
/// the disk and only then in the place of the old file; `update` returns when all that has
/// happened. So a crash at any moment leaves the store before the change or after it, and a
/// change that was acknowledged is never lost. Where a change cannot be written, the store is
/// as it was. A damaged file is never overwritten: its bytes are kept in `<path>.damaged-1`, `-2`…
///
/// The lock is `flock`, which other machines need not see: do not share a file over a network.
public struct FileStore: KeyValueStore {
  /// The path of the file. Its folder has to be there.
  public let path: String

  /// Makes a store in the file at `path`; the first change makes the file.
  public init(path: String) {
    self.path = path
  }

  /// The value under a key; throws where the file cannot be read or is damaged, and leaves it.
  public func value(forKey key: String) throws(StorageError) -> StoredValue? {
    guard let bytes = try SystemFile.contents(of: path) else { return nil }
    do {
      return try StoreFile.values(in: bytes)[key]
    } catch {
      throw StorageError(error, path: path)
    }
  }

  /// Changes the value under a key, and returns when it is on the disk.
  public func update<Result>(
    _ key: String,
    _ change: (inout StoredValue?) -> Result
  ) throws(StorageError) -> Recorded<Result> {
    try SystemFile.holdingLock(path + ".lock") { () throws(StorageError) in
      var (values, setAside) = try readOrKeepAside()
      let result = change(&values[key])
      guard let bytes = try? StoreFile.bytes(of: values) else { throw .unstorable(key: key) }
      try SystemFile.replace(path, with: bytes)
      return Recorded(result, setAside: setAside)
    }
  }

  private func readOrKeepAside() throws(StorageError) -> ([String: StoredValue], [SetAside]) {
    guard let bytes = try SystemFile.contents(of: path) else { return ([:], []) }
    do {
      return (try StoreFile.values(in: bytes), [])
    } catch {
      guard case .damaged(let reason) = error else { throw StorageError(error, path: path) }
      return ([:], [SetAside(place: try keepAside(bytes), reason: reason)])
    }
  }

  /// Copies damaged bytes to a file of their own and gives its path.
  ///
  /// The damaged file stays where it is until a sound one takes its place: a crash in between must
  /// not make the store look as if it had never been. Bytes that are kept already are not kept twice.
  private func keepAside(_ bytes: [UInt8]) throws(StorageError) -> String {
    var number = 1
    while let kept = try SystemFile.contents(of: damagedPath(number)) {
      if kept == bytes { return damagedPath(number) }
      number += 1
    }
    try SystemFile.replace(damagedPath(number), with: bytes)
    return damagedPath(number)
  }

  private func damagedPath(_ number: Int) -> String { "\(path).damaged-\(number)" }

  /// The paths of the damaged files that are kept beside, the oldest first: also those of which a
  /// crash kept the report from anybody.
  public func damagedFiles() throws(StorageError) -> [String] {
    var paths: [String] = []
    while try SystemFile.contents(of: damagedPath(paths.count + 1)) != nil {
      paths.append(damagedPath(paths.count + 1))
    }
    return paths
  }
}

extension StorageError {
  fileprivate init(_ fault: StoreFile.Fault, path: String) {
    self =
      switch fault {
      case .damaged(let reason): .damagedFile(path: path, reason: reason)
      case .newer(let version): .newerFormat(path: path, version: version)
      }
  }
}
