package import JSONDocument
package import LocaleMatching

/// The settings of a check, read from `.reviewprompts.json`.
package struct ValidationConfiguration: Hashable, Sendable {
  /// Rules that are set otherwise for some paths.
  package struct Override: Hashable, Sendable {
    /// The paths, as patterns; they start from the folder of the file.
    package var paths: [PathPattern]
    /// What is set for them.
    package var rules: RuleSettings
  }

  /// The language that the others are translated from.
  package var source: LanguageTag?
  /// From which severity on the check fails: `error`, `warning` or `never`.
  package var failOn: String?
  /// What is set for all paths.
  package var rules = RuleSettings()
  /// The paths that are not checked, as patterns.
  package var exclude: [PathPattern] = []
  /// What is set for some paths; later ones come first.
  package var overrides: [Override] = []
  /// The path of the baseline, from the folder of the file.
  package var baseline: String?

  /// The name of the file.
  package static let fileName = ".reviewprompts.json"
  /// The values of `failOn`.
  package static let failLevels = ["error", "warning", "never"]

  /// Settings that change nothing.
  package init() {}

  /// Reads settings.
  ///
  /// - Parameter bytes: the file.
  /// - Throws: the first thing that is wrong, and where; keys and rules that are not known are.
  package init(_ bytes: [UInt8]) throws(JSONFault) {
    let document = try JSONDocument(bytes)
    if let duplicate = document.firstDuplicateKey() { throw duplicate }
    var reader = try JSONObjectReader(document.root, of: document)
    try Self.checkVersion(try reader.require("version"), reader)
    if let node = reader.take("source") { source = try Self.language(node, reader) }
    if let node = reader.take("failOn") {
      failOn = try Self.word(node, among: Self.failLevels, reader)
    }
    if let node = reader.take("rules") { rules = try Self.rules(node, document) }
    if let node = reader.take("exclude") { exclude = try Self.patterns(node, reader) }
    baseline = try reader.takeString("baseline")
    for node in try Self.elements(reader.take("overrides"), reader) {
      overrides.append(try Override(node, document))
    }
    try reader.finish()
  }

  /// What is set for a path, from the folder of the file.
  package func rules(for path: String) -> RuleSettings {
    overrides.filter { $0.paths.contains { $0.matches(path) } }
      .reduce(rules) { $0.overridden(by: $1.rules) }
  }

  /// Whether a path, from the folder of the file, is not checked.
  package func excludes(_ path: String) -> Bool {
    exclude.contains { $0.matches(path) }
  }
}

extension ValidationConfiguration.Override {
  fileprivate init(_ node: JSONNode, _ document: JSONDocument) throws(JSONFault) {
    var reader = try JSONObjectReader(node, of: document)
    paths = try ValidationConfiguration.patterns(try reader.require("paths"), reader)
    rules = try ValidationConfiguration.rules(try reader.require("rules"), document)
    try reader.finish()
  }
}

extension ValidationConfiguration {
  private static func checkVersion(
    _ node: JSONNode,
    _ reader: JSONObjectReader
  ) throws(JSONFault) {
    guard case .number(let number) = node.value, number.integer(Int.self) == 1 else {
      throw reader.fault(.invalidValue("expected version 1"), at: node)
    }
  }

  private static func language(
    _ node: JSONNode,
    _ reader: JSONObjectReader
  ) throws(JSONFault) -> LanguageTag {
    let name = try text(node, reader)
    if let tag = LanguageTag(name) { return tag }
    throw reader.fault(.invalidValue("\(name.excerpt) is no language tag"), at: node)
  }

  private static func text(
    _ node: JSONNode,
    _ reader: JSONObjectReader
  ) throws(JSONFault) -> String {
    if let text = node.string { return text }
    throw reader.wrongKind(node, expected: "a string")
  }

  private static func word(
    _ node: JSONNode,
    among words: [String],
    _ reader: JSONObjectReader
  ) throws(JSONFault) -> String {
    let word = try text(node, reader)
    if words.contains(word) { return word }
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    throw reader.fault(.invalidValue("expected one of \(list), found \(word.excerpt)"), at: node)
  }

  private static func elements(
    _ node: JSONNode?,
    _ reader: JSONObjectReader
  ) throws(JSONFault) -> [JSONNode] {
    guard let node else { return [] }
    if let elements = node.elements { return elements }
    throw reader.wrongKind(node, expected: "an array")
  }

  fileprivate static func patterns(
    _ node: JSONNode,
    _ reader: JSONObjectReader
  ) throws(JSONFault) -> [PathPattern] {
    var patterns: [PathPattern] = []
    for element in try elements(node, reader) {
      patterns.append(PathPattern(try text(element, reader)))
    }
    return patterns
  }

  fileprivate static func rules(
    _ node: JSONNode,
    _ document: JSONDocument
  ) throws(JSONFault) -> RuleSettings {
    let reader = try JSONObjectReader(node, of: document)
    var settings = RuleSettings()
    for member in node.members ?? [] {
      guard RuleRegistry.ids.contains(member.key) else {
        throw JSONFault(
          .unknownKey(member.key, known: RuleRegistry.ids),
          at: member.keyRange.lowerBound,
          in: document.bytes
        )
      }
      let word = try word(member.value, among: RuleSettings.Level.words, reader)
      settings.levels[member.key] = RuleSettings.Level(word)
    }
    return settings
  }
}
