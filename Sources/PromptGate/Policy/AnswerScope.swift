/// How long an answer holds.
public enum AnswerScope: Hashable, Sendable {
  /// For ever.
  case forever
  /// In the version in which it was given.
  case version
  /// In all versions that share the first number with that one.
  case majorVersion
  /// For so long.
  case period(Period)

  private static let names: [(scope: AnswerScope, name: String)] = [
    (.forever, "forever"), (.version, "version"), (.majorVersion, "major-version"),
  ]
}

extension AnswerScope: CustomStringConvertible {
  /// The name of the scope, or its time as an ISO 8601 duration.
  public var description: String {
    if case .period(let period) = self { return period.description }
    return Self.names.first { $0.scope == self }?.name ?? ""
  }
}

extension AnswerScope: Codable {
  /// Reads `forever`, `version`, `major-version` or a duration such as `P90D`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    if let named = Self.names.first(where: { $0.name == text }) {
      self = named.scope
      return
    }
    guard let period = Period(iso8601: text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription:
          "'\(text)' is not 'forever', 'version', 'major-version' or a duration such as 'P90D'"
      )
    }
    self = .period(period)
  }

  /// Writes the name or the duration.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
