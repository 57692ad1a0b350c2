/// Where a string of a prompt came from.
public struct StringSource: Hashable, Codable, Sendable {
  /// The rank of the layer.
  public var layer: PromptLayer.Kind
  /// The language of the table, as spelt there; `nil` for a value that the caller set.
  public var language: String?
  /// The table, without `.strings`; `nil` for a value that the caller set.
  public var table: String?
  /// The key in the table: the prompt's own, or another library's.
  public var key: String
}
