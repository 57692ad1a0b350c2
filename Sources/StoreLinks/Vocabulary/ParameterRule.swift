/// What a store does with one parameter of a request.
struct ParameterRule: Hashable, Sendable {
  /// The name in a request, such as `campaign`.
  var name: String
  /// The variable that it fills in templates, which in a query is its name in the link too, such as `ct`.
  var variable: String
  var about: String
  var checks: [ValueCheck]
  var letterCase: LetterCase?
  /// What a value for this variable starts with; it is not part of what goes into the link.
  var prefix: String
  /// The parameter without which this one means nothing, and the name of the fault.
  var companion: Companion?

  struct Companion: Hashable, Sendable {
    var parameter: String
    var error: String
    var expected: String
  }

  private static let keys = [
    "name", "variable", "about", "checks", "case", "prefix", "needs",
  ]

  init(_ node: JSONNode, shared: SharedRules) throws(StoreFileFault) {
    let object = try JSONObject(node, allowed: Self.keys)
    name = try object.string("name")
    variable = try object.stringIfPresent("variable") ?? name
    about = try object.string("about")
    checks = try ValueCheck.list(object.node("checks"), shared: shared)
    letterCase = try LetterCase(object.node("case"))
    prefix = try object.stringIfPresent("prefix") ?? ""
    companion = try object.node("needs").map { node throws(StoreFileFault) in
      let needs = try JSONObject(node, allowed: ["parameter", "error", "expected"])
      return Companion(
        parameter: try needs.string("parameter"),
        error: try needs.string("error"),
        expected: try needs.string("expected")
      )
    }
  }

  /// Gives what goes into the link for `value`, which starts with the prefix.
  func linkValue(of value: String) -> String {
    let bare = String(value.dropFirst(prefix.count))
    return switch letterCase {
    case .upper: bare.uppercased()
    case .lower: bare.lowercased()
    case nil: bare
    }
  }
}
