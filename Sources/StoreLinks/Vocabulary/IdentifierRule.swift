/// One form in which a store names an app: a number, a package name, a product id and so on.
struct IdentifierRule: Hashable, Sendable {
  var name: String
  /// What the id is and where to find it.
  var about: String
  var example: String
  var checks: [ValueCheck]
  var isUpperCased: Bool
  /// The variables that the parts of the id fill; one, `id`, when the id is not taken apart.
  var variables: [String]
  /// What stands between the parts.
  var separator: Character

  private static let keys = ["name", "about", "example", "checks", "case", "separator", "parts"]

  init(_ node: JSONNode, shared: SharedRules) throws(StoreFileFault) {
    if node.kind == .string {
      self = try shared.identifier(node)
      return
    }
    let object = try JSONObject(node, allowed: Self.keys)
    name = try object.string("name")
    about = try object.string("about")
    example = try object.string("example")
    checks = try ValueCheck.list(object.node("checks"), shared: shared)
    isUpperCased = try LetterCase(object.node("case")) == .upper
    separator = try object.stringIfPresent("separator")?.first ?? "/"
    let parts = try object.strings("parts")
    variables = parts.isEmpty ? ["id"] : parts
  }

  /// Gives the values that `id` fills in, by variable.
  func values(of id: String) -> [String: String] {
    let id = isUpperCased ? id.uppercased() : id
    guard variables.count > 1 else { return ["id": id] }
    let parts = id.split(separator: separator, maxSplits: variables.count - 1).map(String.init)
    return Dictionary(zip(variables, parts)) { first, _ in first }
  }

  /// Puts an id together again from what a link holds; `nil` when a part is missing.
  func id(from values: [String: String]) -> String? {
    let parts = variables.compactMap { values[$0] }
    guard parts.count == variables.count else { return nil }
    return parts.joined(separator: String(separator))
  }
}

/// Which case a value is written in.
enum LetterCase: String, CaseIterable {
  case upper
  case lower

  init?(_ node: JSONNode?) throws(StoreFileFault) {
    guard let node else { return nil }
    let word = try node.string()
    guard let letterCase = Self(rawValue: word) else {
      let allowed = Self.allCases.map(\.rawValue)
      throw StoreFileFault(offset: node.offset, problem: .unknownWord(word, allowed: allowed))
    }
    self = letterCase
  }
}
