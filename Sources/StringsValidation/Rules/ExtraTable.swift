import Diagnostics
import LocaleMatching

/// A table that no other language has.
struct ExtraTable: ProjectRule {
  static let documentation = RuleDocumentation(
    "extra-table",
    .note,
    "A language has a table that no other language has.",
    reason: """
      It is a copy left over, or its name is misspelt: the app never asks for it, and corrections in \
      it are not seen.
      """,
    bad: RuleExample(
      #""rate" = "Noter";"#,
      file: "Localizable 2.strings",
      otherFiles: ["en.lproj/Localizable.strings", "fr.lproj/Localizable.strings"]
    ),
    good: RuleExample(#""rate" = "Noter";"#, otherFiles: ["en.lproj/Localizable.strings"])
  )

  func check(_ project: ProjectOutline, _ findings: inout FindingList) {
    guard let source = project.sourceFolder, !source.files.isEmpty else { return }
    var owners: [String: Int] = [:]
    for folder in project.languageFolders {
      for table in Set(folder.files.map(ProjectOutline.table)) { owners[table, default: 0] += 1 }
    }
    let wanted = Set(source.files.map(ProjectOutline.table))
    for folder in project.languageFolders where folder.name != source.name {
      // `Base` is no translation.
      guard folder.name != "Base" else { continue }
      let name = LanguageName(folder.name)
      for table in Set(folder.files.map(ProjectOutline.table)).sorted() {
        guard owners[table] == 1, !ProjectOutline.isOptional(table) else { continue }
        findings.report(
          Self.message(table, nearestName(to: table, among: wanted.sorted())),
          file: folder.path,
          language: name.tag?.description ?? name.spelling
        )
      }
    }
  }
}

extension ExtraTable {
  fileprivate static func message(_ table: String, _ near: String?) -> String {
    "no other language has the table \(table.excerpt)"
      + (near.map { "; did you mean \($0.excerpt)?" } ?? "")
  }
}
