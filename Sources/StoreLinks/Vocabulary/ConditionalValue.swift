/// A value that may depend on the kind of link and the system.
///
/// The store files write it as `"mt": "8"`, `"mt macos": "12"`, `"action review": "write-review"`: the name, then
/// a kind or a system or both. Of those that apply, the one with the most conditions counts.
struct ConditionalValue: Hashable, Sendable {
  var name: String
  var kind: StoreLinkKind?
  var system: SystemRange?
  /// The value; `nil` where there is none under these conditions.
  var value: String?

  init(_ member: JSONMember) throws(StoreFileFault) {
    var words = member.name.split(separator: " ").map(String.init)[...]
    name = words.popFirst() ?? ""
    if let word = words.first, let kind = StoreLinkKind(rawValue: word) {
      self.kind = kind
      words = words.dropFirst()
    }
    if !words.isEmpty {
      system = try SystemRange(words.joined(separator: " "), offset: member.offset)
    }
    value = try member.node.stringOrNull()
  }

  static func list(_ node: JSONNode?) throws(StoreFileFault) -> [ConditionalValue] {
    guard let node else { return [] }
    var values: [ConditionalValue] = []
    for member in try JSONObject(any: node).members { values.append(try ConditionalValue(member)) }
    return values
  }

  fileprivate var conditions: Int { (kind == nil ? 0 : 1) + (system == nil ? 0 : 1) }

  fileprivate func applies(_ kind: StoreLinkKind, _ system: LinkSystem) -> Bool {
    if let own = self.kind, own != kind { return false }
    guard let range = self.system else { return true }
    return system.platform != nil && range.holds(system.platform, system.version)
  }
}

extension [ConditionalValue] {
  /// The value of `name` for a link of `kind` on `system`.
  func value(of name: String, kind: StoreLinkKind, on system: LinkSystem) -> String? {
    var best: ConditionalValue?
    for candidate in self where candidate.name == name && candidate.applies(kind, system) {
      if candidate.conditions > best?.conditions ?? -1 { best = candidate }
    }
    return best?.value
  }

  /// Tells whether `name` has a value on `system` for whatever kind of link.
  func hasValue(of name: String, on system: LinkSystem) -> Bool {
    contains { $0.name == name } && value(of: name, kind: .other, on: system) != nil
  }

  /// All values for a link of `kind`, by name.
  func values(kind: StoreLinkKind, on system: LinkSystem) -> [String: String] {
    reduce(into: [:]) { values, candidate in
      values[candidate.name] = value(of: candidate.name, kind: kind, on: system)
    }
  }
}
