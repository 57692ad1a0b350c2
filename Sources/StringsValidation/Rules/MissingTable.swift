import Diagnostics
import LocaleMatching

/// A table that a language lacks.
struct MissingTable: ProjectRule {
  static let documentation = RuleDocumentation(
    "missing-table",
    .warning,
    "A language has some tables, but not one that the source language has.",
    reason: """
      Readers see all texts of this table in another language. InfoPlist, Root and AppShortcuts may be \
      left out: an app can do without them.
      """,
    bad: RuleExample(
      #""rate" = "Noter";"#,
      otherFiles: ["en.lproj/Localizable.strings", "en.lproj/Menu.strings"]
    ),
    good: RuleExample(#""rate" = "Noter";"#, otherFiles: ["en.lproj/Localizable.strings"])
  )

  func check(_ project: ProjectOutline, _ findings: inout FindingList) {
    guard let source = project.sourceFolder else { return }
    for folder in project.folders where folder.name != source.name && folder.name != "Base" {
      guard !folder.files.isEmpty || project.isPromptProject else { continue }
      let name = LanguageName(folder.name)
      for message in Self.messages(folder, source) {
        findings.report(
          message,
          file: folder.path,
          language: name.tag?.description ?? name.spelling
        )
      }
    }
  }

  private static func messages(
    _ folder: ProjectOutline.LanguageFolder,
    _ source: ProjectOutline.LanguageFolder
  ) -> [String] {
    let found = Dictionary(grouping: folder.files, by: ProjectOutline.table)
    var messages: [String] = []
    var lost: Set<String> = []
    for file in source.files where !folder.files.contains(file) {
      let table = ProjectOutline.table(file)
      guard !ProjectOutline.isOptional(table) else { continue }
      if let other = found[table]?.first {
        if !folder.replacedFiles.contains(file) { messages.append(Self.message(file, other)) }
      } else if lost.insert(table).inserted {
        messages.append(Self.message(table))
      }
    }
    return messages
  }
}

extension MissingTable {
  fileprivate static func message(_ table: String) -> String {
    "the table \(table.excerpt) of the source language is missing"
  }

  fileprivate static func message(_ file: String, _ other: String) -> String {
    "the file \(file.excerpt) of the source language is missing, and not all of its keys are in "
      + other.excerpt
  }
}
