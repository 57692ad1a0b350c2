internal import PromptGate

/// Reads the keys of a library and remembers whether any was there.
struct LegacyValues {
  let store: any KeyValueStore
  let prefix: String
  /// Whether any key was found so far.
  private(set) var isAnyThere = false

  init(_ store: any KeyValueStore, prefix: String = "") {
    self.store = store
    self.prefix = prefix
  }

  mutating func value(_ key: String) throws(StorageError) -> StoredValue? {
    let value = try store.value(forKey: prefix + key)
    if value != nil { isAnyThere = true }
    return value
  }

  /// A count; 0 where none is stored, or one that cannot be.
  mutating func count(_ key: String) throws(StorageError) -> Int {
    max(0, try value(key)?.asInteger ?? 0)
  }

  mutating func flag(_ key: String) throws(StorageError) -> Bool {
    try value(key)?.asBoolean ?? false
  }

  mutating func text(_ key: String) throws(StorageError) -> String? {
    try value(key)?.asText
  }

  mutating func moment(_ key: String) throws(StorageError) -> Moment? {
    try value(key)?.asMoment
  }

  mutating func moment(inMilliseconds key: String) throws(StorageError) -> Moment? {
    try value(key)?.asMomentInMilliseconds
  }
}
