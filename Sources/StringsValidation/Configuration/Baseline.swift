package import Diagnostics
package import JSONDocument

/// Findings that are known and accepted, so that an old project can start clean.
///
/// A finding is told by its file, rule, key and language, not by its line, so that lines above it
/// may change. Of several that are told by the same, as many are left out as are listed.
package struct Baseline: Hashable, Sendable {
  /// What a finding is told by.
  package struct Item: Hashable, Sendable {
    package var file: String
    package var rule: String
    package var key: String?
    package var language: String?
  }

  /// The findings and how often each is accepted.
  package private(set) var counts: [Item: Int] = [:]

  /// Accepts findings.
  ///
  /// - Parameters:
  ///   - findings: the findings.
  ///   - path: gives the path of a file from the folder of the baseline.
  package init(_ findings: [Finding], path: (String) -> String) {
    for finding in findings { counts[Self.item(finding, path), default: 0] += 1 }
  }

  private static func item(_ finding: Finding, _ path: (String) -> String) -> Item {
    Item(
      file: path(finding.place.file),
      rule: finding.rule,
      key: finding.key,
      language: finding.language
    )
  }

  /// Gives the findings that are not accepted, in their order.
  package func remaining(_ findings: [Finding], path: (String) -> String) -> [Finding] {
    // Without anything accepted no path need be made relative.
    guard !counts.isEmpty else { return findings }
    var left = counts
    return findings.filter { finding in
      let item = Self.item(finding, path)
      guard let count = left[item], count > 0 else { return true }
      left[item] = count - 1
      return false
    }
  }

  /// Gives the accepted findings that are not among those found.
  ///
  /// - Parameters:
  ///   - findings: what was found.
  ///   - path: gives the path of a file from the folder of the baseline.
  ///   - isChecked: whether a file of the baseline was looked at.
  /// - Returns: a baseline of nothing but them.
  package func stale(
    _ findings: [Finding],
    path: (String) -> String,
    isChecked: (String) -> Bool
  ) -> Self {
    var left = self
    left.counts = counts.filter { isChecked($0.key.file) }
    guard !left.counts.isEmpty else { return left }
    for finding in findings { left.counts[Self.item(finding, path)]? -= 1 }
    left.counts = left.counts.filter { $0.value > 0 }
    return left
  }

  /// This baseline, with the entries of an older one for files that were not looked at.
  ///
  /// - Parameters:
  ///   - older: the older one.
  ///   - isChecked: whether a file of the older one was looked at.
  /// - Returns: the findings of both.
  package func keeping(_ older: Self, isChecked: (String) -> Bool) -> Self {
    var kept = self
    kept.counts.merge(older.counts.filter { !isChecked($0.key.file) }) { own, _ in own }
    return kept
  }

  /// Reads a baseline.
  ///
  /// - Throws: the first thing that is wrong, and where.
  package init(_ bytes: [UInt8]) throws(JSONFault) {
    let document = try JSONDocument(bytes)
    var reader = try JSONObjectReader(document.root, of: document)
    let version = try reader.require("version")
    guard case .number(let number) = version.value, number.integer(Int.self) == 1 else {
      throw reader.fault(.invalidValue("expected version 1"), at: version)
    }
    let list = try reader.require("findings")
    guard let nodes = list.elements else { throw reader.wrongKind(list, expected: "an array") }
    for node in nodes {
      let (item, count) = try Self.entry(node, document)
      counts[item, default: 0] += count
    }
    try reader.finish()
  }

  private static func entry(
    _ node: JSONNode,
    _ document: JSONDocument
  ) throws(JSONFault) -> (Item, Int) {
    var reader = try JSONObjectReader(node, of: document)
    let item = Item(
      file: try reader.requireString("file"),
      rule: try reader.requireString("rule"),
      key: try reader.takeString("key"),
      language: try reader.takeString("language")
    )
    var count = 1
    if let node = reader.take("count") {
      guard case .number(let number) = node.value, let value = number.integer(Int32.self), value > 0
      else { throw reader.wrongKind(node, expected: "a whole number from 1 on") }
      count = Int(value)
    }
    try reader.finish()
    return (item, count)
  }

  /// The items in the order in which they are written.
  package var items: [(item: Item, count: Int)] {
    counts.sorted { left, right in
      let (one, other) = (left.key, right.key)
      if one.file != other.file { return one.file < other.file }
      if one.rule != other.rule { return one.rule < other.rule }
      if one.key != other.key { return (one.key ?? "") < (other.key ?? "") }
      return (one.language ?? "") < (other.language ?? "")
    }.map { ($0.key, $0.value) }
  }
}

extension JSONObjectReader {
  /// The text under a key that has to be there.
  fileprivate mutating func requireString(_ key: String) throws(JSONFault) -> String {
    let node = try require(key)
    guard let text = node.string else { throw wrongKind(node, expected: "a string") }
    return text
  }
}
