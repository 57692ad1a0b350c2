/// Something wrong with an input: what, where, how bad, and how to mend it.
package struct Finding: Hashable, Sendable {
  /// The id of the rule that found it, in kebab-case.
  package var rule: String
  /// How much harm it does.
  package var severity: Severity
  /// What was found and what was expected, in lower case and without a full stop.
  package var message: String
  /// Where it is.
  package var place: FindingPlace
  /// The key of the entry it is about; `nil` when it is about no single entry.
  package var key: String?
  /// The language of the text, as a tag where its folder's name is one.
  package var language: String?
  /// Other places that help to understand it.
  package var notes: [FindingNote]
  /// How it can be mended without a person.
  package var fix: Fix?

  /// Makes a finding.
  package init(
    rule: String,
    severity: Severity,
    message: String,
    place: FindingPlace,
    key: String? = nil,
    language: String? = nil,
    notes: [FindingNote] = [],
    fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.key = key
    self.language = language
    self.notes = notes
    self.fix = fix
  }
}

extension Finding: Comparable {
  /// Orders findings by file, place and rule, and then by what they say, so that their order does
  /// not depend on when they were found.
  package static func < (left: Self, right: Self) -> Bool {
    if left.place != right.place { return left.place < right.place }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.key != right.key { return (left.key ?? "") < (right.key ?? "") }
    return left.message < right.message
  }
}
