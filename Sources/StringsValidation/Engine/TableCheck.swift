package import Diagnostics

/// Runs the rules over one table.
package struct TableCheck: Sendable {
  private let rules: ActiveRules

  /// Makes a check with these rules.
  package init(_ rules: ActiveRules) {
    self.rules = rules
  }

  /// Gives what is wrong with a table, unsorted and with suppressions applied.
  ///
  /// - Parameters:
  ///   - table: the table.
  ///   - source: the table of the source language that it translates.
  ///   - companion: the other file of the same table in the same language: a `.stringsdict` beside
  ///     a `.strings`.
  ///   - sourceCompanion: the other file in the source language.
  package func findings(
    in table: LocalizedTable,
    source: LocalizedTable? = nil,
    companion: LocalizedTable? = nil,
    sourceCompanion: LocalizedTable? = nil
  ) -> [Finding] {
    let context = TableInContext(
      table,
      source: source,
      companionKeys: companion.map { Set($0.index.keys) } ?? [],
      sourceCompanionKeys: sourceCompanion.map { Set($0.index.keys) } ?? []
    )
    var list = FindingList()
    for rule in rules.table {
      list.begin(rule)
      rule.check.check(context, &list)
    }
    for (number, text) in table.texts.enumerated() {
      let source = context.source(ofText: number)
      let pair = TextInContext(text: text, source: source, table: context)
      let features = source.map { text.features.union($0.features) } ?? text.features
      for rule in rules.text where !rule.triggers.isDisjoint(with: features) {
        list.begin(rule)
        rule.check.check(pair, &list)
      }
    }
    return SuppressionFilter(rules).apply(to: list.findings, table)
  }
}
