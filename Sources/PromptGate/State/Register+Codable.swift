extension Register: Codable where Value: Codable {
  private enum CodingKeys: CodingKey { case seen, entries }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    for device in try container.decodeIfPresent([Seen].self, forKey: .seen) ?? [] {
      guard device.count > 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: .seen,
          in: container,
          debugDescription: "the device '\(device.device)' never wrote, so it cannot have been seen"
        )
      }
      add(device)
    }
    for entry in try container.decodeIfPresent([Entry].self, forKey: .entries) ?? [] {
      guard entry.count > 0, add(entry) else {
        throw DecodingError.dataCorruptedError(
          forKey: .entries,
          in: container,
          debugDescription:
            "a value of the device '\(entry.device)' was never written, or is there twice"
        )
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(seen, forKey: .seen)
    try container.encode(entries, forKey: .entries)
  }
}
