extension KeyedDecodingContainer {
  /// Reads a setting; where it is left out, the default stays.
  func read<Value: Decodable>(_ key: Key, into value: inout Value) throws {
    guard contains(key) else { return }
    value = try decode(Value.self, forKey: key)
  }

  /// Reads a setting that may be unset with `null`; where it is left out, the default stays.
  func readOptional<Value: Decodable>(_ key: Key, into value: inout Value?) throws {
    guard contains(key) else { return }
    value = try decodeIfPresent(Value.self, forKey: key)
  }

  /// Reads a whole number that is not negative; where it is left out, the default stays.
  func readCount(_ key: Key, into value: inout Int) throws {
    guard contains(key) else { return }
    value = try decodeCount(forKey: key)
  }
}
