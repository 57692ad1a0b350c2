import Diagnostics
import LocaleMatching

/// A table that a language lacks.
struct MissingTable: ProjectRule {
  static let documentation = RuleDocumentation(
    "missing-table",
    .warning,
    "A language has some tables, but not one that the source language has.",
    reason: "Readers see all texts of this table in another language.",
    bad: RuleExample(
      #""rate" = "Noter";"#,
      otherFiles: ["en.lproj/Localizable.strings", "en.lproj/Menu.strings"]
    ),
    good: RuleExample(#""rate" = "Noter";"#, otherFiles: ["en.lproj/Localizable.strings"])
  )

  func check(_ project: ProjectOutline, _ findings: inout FindingList) {
    guard let source = project.sourceFolder else { return }
    let wanted = Set(source.files.map(Self.table))
    for folder in project.folders where folder.name != source.name && folder.name != "Base" {
      let found = Set(folder.files.map(Self.table))
      guard !found.isEmpty || project.isPromptProject else { continue }
      let name = LanguageName(folder.name)
      for table in wanted.subtracting(found).sorted() where !Self.isOptional(table) {
        findings.report(
          Self.message(table),
          file: folder.path,
          language: name.tag?.description ?? name.spelling
        )
      }
    }
  }

  /// The name of a table; a `.stringsdict` belongs to the `.strings` of the same name.
  private static func table(_ file: String) -> String {
    String(file.prefix { $0 != "." })
  }

  /// A language may share the names in `InfoPlist` and settings with the source language.
  private static func isOptional(_ table: String) -> Bool {
    table.hasSuffix("InfoPlist") || table == "Root" || table.hasSuffix("AppShortcuts")
  }
}

extension MissingTable {
  fileprivate static func message(_ table: String) -> String {
    "the table \(table.excerpt) of the source language is missing"
  }
}
