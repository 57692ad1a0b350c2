package import Diagnostics

/// Runs the rules over one table.
package struct TableCheck: Sendable {
  private let rules: ActiveRules

  /// Makes a check with these rules.
  package init(_ rules: ActiveRules) {
    self.rules = rules
  }

  /// Finds what is wrong with a table, unsorted and with suppressions applied.
  ///
  /// - Parameters:
  ///   - table: the table.
  ///   - source: the table of the source language that it translates.
  ///   - companion: the other file of the same table in the same language: a `.stringsdict` beside
  ///     a `.strings`.
  ///   - sourceCompanion: the other file in the source language.
  /// - Returns: what was found.
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
    let filter = SuppressionFilter(rules, comparesTexts: source?.texts.isEmpty != true)
    return filter.apply(to: allFindings(context), table)
  }

  /// Finds what is wrong with a catalog, unsorted and with suppressions applied.
  ///
  /// What a comment allows, it allows in every language.
  package func findings(in catalog: StringCatalog) -> [Finding] {
    let source = allFindings(TableInContext(catalog.source))
    let others = catalog.translations.flatMap {
      allFindings(TableInContext($0, source: catalog.source))
    }
    return SuppressionFilter(rules, comparesTexts: true).apply(to: source + others, catalog.source)
  }

  /// What all rules find in a table.
  private func allFindings(_ context: TableInContext) -> [Finding] {
    let table = context.table
    var findings: [Finding] = []
    for rule in rules.table {
      var list = FindingList(rule.identity)
      rule.check.check(context, &list)
      findings += list.findings
    }
    findings += projectFindings(table)
    findings += textFindings(context)
    if table.holdsUndecodableBytes {
      // Whatever is written into such a file, it would be in two charsets.
      for number in findings.indices { findings[number].fix = nil }
    }
    // Only the fix that stores the file anew writes another encoding than that of the file.
    guard table.isTranscoded else { return findings }
    for number in findings.indices {
      let isUTF8 = findings[number].rule == UTF16File.documentation.id
      findings[number].fix?.isUTF8 = isUTF8
    }
    return findings
  }

  /// What rules about folders of languages have to say about the languages of a catalog.
  private func projectFindings(_ table: LocalizedTable) -> [Finding] {
    guard !table.faults.isEmpty else { return [] }
    return rules.project.flatMap { rule in
      var list = FindingList(rule.identity)
      list.reportFaults(of: table)
      return list.findings
    }
  }

  private func textFindings(_ table: TableInContext) -> [Finding] {
    guard let first = rules.text.first else { return [] }
    var list = FindingList(first.identity)
    let isWhole = table.damage.isEmpty
    for (number, text) in table.table.texts.enumerated() {
      guard isWhole || !table.damage.contains(text) else { continue }
      let source = table.source(ofText: number)
      let pair = TextInContext(text: text, source: source, table: table)
      let features = pair.features
      for rule in rules.triggers.indices where !rules.triggers[rule].isDisjoint(with: features) {
        list.rule = rules.text[rule].identity
        rules.text[rule].check.check(pair, &list)
      }
    }
    return list.findings
  }
}
