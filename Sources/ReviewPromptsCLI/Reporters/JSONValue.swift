/// A JSON value that keeps the order of its keys, for output.
enum JSONValue {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  /// A string in UTF-16, which can hold a lone surrogate; written as an escape such as `\ud83d`.
  case codeUnits([UInt16])
  case array([JSONValue])
  case object([(key: JSONValue, value: JSONValue)])

  /// An object with its keys sorted by their bytes, as machine formats have them.
  static func sorted(_ members: [String: JSONValue?]) -> JSONValue {
    let present = members.compactMap { key, value in value.map { (key, $0) } }
    return .object(present.sorted { $0.0 < $1.0 }.map { (.string($0.0), $0.1) })
  }

  static func text(_ string: String?) -> JSONValue {
    string.map(JSONValue.string) ?? .null
  }
}
