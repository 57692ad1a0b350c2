import Diagnostics
import LocaleMatching

/// A folder whose name is an old or unusual form of a tag.
struct LanguageSpelling: ProjectRule {
  static let documentation = RuleDocumentation(
    "language-spelling",
    .note,
    "The name of a folder, or of a language in a catalog, is not the canonical form of its tag; a "
      + "warning for prompts.",
    reason: "Other tools and systems may not find the texts under the old name.",
    bad: RuleExample(#""rate" = "דרגו";"#, language: "iw"),
    good: RuleExample(#""rate" = "דרגו";"#, language: "he")
  )

  func check(_ project: ProjectOutline, _ findings: inout FindingList) {
    for folder in project.folders where !folder.files.isEmpty {
      guard case .otherSpelling(let tag) = LanguageName(folder.name).verdict else { continue }
      findings.report(
        Self.message(folder.name, tag),
        file: folder.path,
        language: tag.description,
        severity: project.isPromptProject ? .warning : nil
      )
    }
  }
}

extension LanguageSpelling {
  static func message(_ name: String, _ tag: LanguageTag) -> String {
    "\(name.excerpt) is an old or unusual name of the language: expected '\(tag)'"
  }
}
