import Diagnostics

/// A text that a language lacks.
struct MissingKey: TableRule {
  static let documentation = RuleDocumentation(
    "missing-key",
    .warning,
    "A key of the source language is missing; an error where whole prompts are translated, a note "
      + "where an app overrides some texts of them.",
    reason: """
      Apple's systems do not fall back to another language text by text: readers see the key, or a \
      prompt in two languages. Of a prompt that is overridden in part they see the shipped text.
      """,
    bad: RuleExample(#""rate" = "Noter";"#, source: #""rate" = "Rate"; "later" = "Later";"#),
    good: RuleExample(
      #""rate" = "Noter"; "later" = "Plus tard";"#,
      source: #""rate" = "Rate"; "later" = "Later";"#
    )
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    guard table.table.isReadable else { return }
    guard let source = table.source, !source.texts.isEmpty else {
      return checkPromptKeys(table, &findings)
    }
    guard !table.table.texts.isEmpty else { return }
    // A key in a broken entry, or with a slip in it, is not missing: it is reported as that.
    let unread = Self.quotedTexts(in: table.table.unreadText)
    let told = CatalogStructure.keys(in: source).union(table.table.faults.compactMap(\.key))
    let misspelt = Set(
      table.isPromptTable ? table.table.texts.compactMap { MisspeltKey.meant(by: $0.key) } : []
    )
    var neighbour: TableText?
    for (text, translation) in zip(source.texts, table.translations)
    where text.form == nil || text.isFirstForm(in: source) {
      if let number = translation ?? table.table.index[text.key] {
        neighbour = table.table.texts[number]
      } else if !table.companionKeys.contains(text.key), !misspelt.contains(text.key),
        !told.contains(text.key), !unread.contains(text.key)
      {
        report(text, source, after: neighbour, table, &findings)
      }
    }
  }

  /// Every stretch of a text between two quotation marks that follow each other.
  ///
  /// Which of them open a string is not known in a text that could not be read.
  private static func quotedTexts(in text: String) -> Set<String> {
    guard !text.isEmpty else { return [] }
    let mark = UInt8(ascii: "\"")
    let stretches = text.utf8.split(separator: mark, omittingEmptySubsequences: false)
    return Set(stretches.dropFirst().dropLast().map { String(Substring($0)) })
  }

  private func report(
    _ text: TableText,
    _ source: LocalizedTable,
    after neighbour: TableText?,
    _ table: TableInContext,
    _ findings: inout FindingList
  ) {
    let place = FindingPlace(source.path, source.keyRange(text))
    // In a catalog all languages of a key stand together.
    let isCatalog = source.path == table.table.path
    let end = neighbour.map { table.table.valueRange($0).upperBound }
    let range = isCatalog ? source.keyRange(text) : end.map { $0..<$0 }
    findings.report(
      isCatalog
        ? Self.message(text.key, in: table.table.language.name)
        : Self.message(text.key, after: neighbour?.key),
      at: range,
      in: table.table,
      key: text.key,
      severity: table.isPromptTable ? table.isOverride ? .note : .error : nil,
      notes: [FindingNote("the source text is \(text.value.excerpt)", at: place)]
    )
  }

  /// The seven keys of a prompt, where there is no source language to compare with.
  private func checkPromptKeys(_ table: TableInContext, _ findings: inout FindingList) {
    guard table.isPromptTable else { return }
    let missing = PromptTable.keys.filter { table.table.index[$0] == nil }
    // Whoever gives a few of the texts means to override those; one or two were forgotten.
    guard missing.count < 3 else { return }
    for key in missing {
      findings.report(Self.message(key, after: nil), at: nil, in: table.table, key: key)
    }
  }
}

extension MissingKey {
  fileprivate static func message(_ key: String, in language: String) -> String {
    "the key \(key.excerpt) is missing in \(language.excerpt)"
  }

  fileprivate static func message(_ key: String, after neighbour: String?) -> String {
    "the key \(key.excerpt) is missing" + (neighbour.map { "; put it after \($0.excerpt)" } ?? "")
  }
}
