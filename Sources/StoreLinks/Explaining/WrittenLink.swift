/// A link taken apart as far as that needs no knowledge of a store.
struct WrittenLink: Hashable, Sendable {
  struct Item: Hashable, Sendable {
    var name: String
    /// The value as the link writes it; `nil` when there is no `=`.
    var value: String?
  }

  /// What stands before the `?`.
  var base: String
  var items: [Item]
  /// What is wrong with the way it is written.
  var findings: [StoreLinkFinding] = []

  /// Longer texts are no links: no store makes one of more than some hundred characters.
  static let longestText = 4096

  init(_ text: String) {
    var text = text[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.first?.isWhitespace == true { text.removeFirst() }
    guard let mark = text.firstIndex(of: "?") else {
      base = String(text)
      items = []
      return
    }
    base = String(text[..<mark])
    var query = text[text.index(after: mark)...]
    if let fragment = query.firstIndex(of: "#") {
      findings.append(.cutFragment(String(query[fragment...])))
      query = query[..<fragment]
    }
    if query.contains("?") { findings.append(.secondQuestionMark) }
    items = query.split { $0 == "&" || $0 == "?" }.map(Item.init)
    unescapeAmpersands()
    noteRepeatedNames()
  }

  /// Takes `&amp;`, which belongs into HTML only, for `&`.
  private mutating func unescapeAmpersands() {
    guard items.contains(where: { $0.name.hasPrefix("amp;") }) else { return }
    findings.append(.escapedAmpersand)
    for index in items.indices where items[index].name.hasPrefix("amp;") {
      items[index].name.removeFirst(4)
    }
  }

  private mutating func noteRepeatedNames() {
    var seen: Set<String> = []
    for item in items where !seen.insert(item.name).inserted {
      findings.append(.repeatedItem(item.name))
    }
  }
}

extension WrittenLink.Item {
  fileprivate init(_ text: Substring) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    name = String(parts.first ?? "")
    value = parts.count > 1 ? String(parts[1]) : nil
  }
}

extension WrittenLink {
  /// The scheme, in lower case; `nil` when there is none.
  var scheme: String? {
    guard let colon = base.firstIndex(of: ":") else { return nil }
    let scheme = base[..<colon].lowercased()
    let isScheme = scheme.utf8.allSatisfy {
      PercentEncoding.isUnreserved($0) && !"_~".utf8.contains($0) || $0 == UInt8(ascii: "+")
    }
    return isScheme && !scheme.isEmpty ? scheme : nil
  }

  /// The host, in lower case, without the usual port and the root's dot; `nil` when the link has none.
  var host: String? {
    guard let slashes = base.firstRange(of: "://") else { return nil }
    let host = base[slashes.upperBound...].prefix { $0 != "/" && $0 != "#" }.lowercased()
    let name = host.hasSuffix(":443") ? String(host.dropLast(4)) : host
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}
