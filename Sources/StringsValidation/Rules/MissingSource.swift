import Diagnostics
import LocaleMatching

/// A project without the language that the others are translated from.
struct MissingSource: ProjectRule {
  static let documentation = RuleDocumentation(
    "missing-source",
    .warning,
    "No folder holds the source language, so nothing is compared; a note for a single language.",
    reason: """
      Missing texts, lost placeholders and other faults that show only beside the source text are \
      not found.
      """,
    bad: RuleExample(
      #""rate" = "Noter";"#,
      language: "fr",
      otherFiles: ["de.lproj/Localizable.strings"]
    ),
    good: RuleExample(
      #""rate" = "Noter";"#,
      language: "fr",
      otherFiles: ["en.lproj/Localizable.strings"]
    )
  )

  func check(_ project: ProjectOutline, _ findings: inout FindingList) {
    let names = project.languageFolders.map(\.name)
    guard let first = names.first else { return }
    if let folder = project.sourceFolder, !folder.files.isEmpty { return }
    findings.report(
      Self.message(project.source, names),
      file: project.path,
      language: nil,
      // A single language may be the only one that there is.
      severity: names.allSatisfy { $0 == first } ? .note : nil
    )
  }
}

extension MissingSource {
  fileprivate static func message(_ source: LanguageTag, _ names: [String]) -> String {
    let shown = names.prefix(12).map(\.excerptText).joined(separator: ", ")
    let more = names.count > 12 ? " and \(names.count - 12) more" : ""
    let found = names.count == 1 ? "there is only \(shown)" : "there are \(shown)\(more)"
    return "no texts in the source language '\(source)' to compare with: \(found); name another "
      + "one with --source"
  }
}
