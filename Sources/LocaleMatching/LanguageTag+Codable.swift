extension LanguageTag: Codable {
  /// Reads a tag from a text, in any spelling that ``init(_:)`` understands.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when the text is no language tag.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let tag = LanguageTag(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(text)' is no language tag; expected one like 'de' or 'zh-Hant'"
      )
    }
    self = tag
  }

  /// Writes the canonical tag as a text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
