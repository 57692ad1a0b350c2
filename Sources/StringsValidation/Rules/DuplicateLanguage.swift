import Diagnostics
import LocaleMatching

/// Two folders for one language.
struct DuplicateLanguage: ProjectRule {
  static let documentation = RuleDocumentation(
    "duplicate-language",
    .warning,
    "Two folders hold texts for the same language.",
    reason: "Only one of them is used, and corrections to the other one are never seen.",
    bad: RuleExample(
      #""rate" = "דרגו";"#,
      language: "he",
      otherFiles: ["iw.lproj/Localizable.strings"]
    ),
    good: RuleExample(
      #""rate" = "דרגו";"#,
      language: "he",
      otherFiles: ["cs.lproj/Localizable.strings"]
    )
  )

  func check(_ project: ProjectOutline, _ findings: inout FindingList) {
    var seen: [String: [ProjectOutline.LanguageFolder]] = [:]
    for folder in project.folders {
      guard let tag = LanguageName(folder.name).tag else { continue }
      let files = Set(folder.files)
      let earlier = seen[tag.description] ?? []
      seen[tag.description] = earlier + [folder]
      guard let other = earlier.first(where: { !files.isDisjoint(with: $0.files) }) else {
        continue
      }
      findings.report(
        Self.message(other.name, tag),
        file: folder.path,
        language: tag.description,
        notes: [FindingNote("the other folder is here", at: FindingPlace(other.path))]
      )
    }
  }
}

extension DuplicateLanguage {
  fileprivate static func message(_ other: String, _ tag: LanguageTag) -> String {
    "\(other.excerpt) holds texts for the same language '\(tag)'"
  }
}
