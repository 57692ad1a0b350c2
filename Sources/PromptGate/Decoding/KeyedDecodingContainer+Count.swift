extension KeyedDecodingContainer {
  /// Reads a whole number that is not negative; 0 where there is none.
  func decodeCount(forKey key: Key) throws -> Int {
    let count = try decodeIfPresent(Int.self, forKey: key) ?? 0
    guard count >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "\(count) is negative; a number from 0 up was expected"
      )
    }
    return count
  }
}
