import Diagnostics
import LocaleMatching

/// A folder whose name is no language.
struct UnknownLanguage: ProjectRule {
  static let documentation = RuleDocumentation(
    "unknown-language",
    .error,
    "The name of a folder is no language tag, or that of another language than was meant.",
    reason: "No system asks for such a language, so nobody ever sees these texts.",
    bad: RuleExample(#""rate" = "評価";"#, language: "jp"),
    good: RuleExample(#""rate" = "評価";"#, language: "ja")
  )

  func check(_ project: ProjectOutline, _ findings: inout FindingList) {
    for folder in project.folders where !folder.files.isEmpty || project.isPromptProject {
      let name = LanguageName(folder.name)
      switch name.verdict {
      case .noTag:
        findings.report(Self.noTag(folder.name), file: folder.path, language: name.spelling)
      case .unknownLanguage(let tag, let suggestion):
        // `mul` is the folder of catalogs for several languages.
        guard tag.language != "mul", tag.language != "und" else { continue }
        findings.report(
          Self.unknown(folder.name, suggestion),
          file: folder.path,
          language: name.spelling
        )
      case .doubtful(_, let suggestion):
        findings.report(
          Self.doubtful(folder.name, suggestion),
          file: folder.path,
          language: name.spelling,
          severity: .warning
        )
      case .canonical, .base, .otherSpelling: continue
      }
    }
  }
}

extension UnknownLanguage {
  fileprivate static func noTag(_ name: String) -> String {
    "\(name.excerpt) is no language tag: expected a name such as 'fr' or 'pt-BR'"
  }

  fileprivate static func unknown(_ name: String, _ suggestion: LanguageTag?) -> String {
    let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return "no language has the tag \(name.excerpt)" + hint
  }

  fileprivate static func doubtful(_ name: String, _ suggestion: LanguageTag) -> String {
    "\(name.excerpt) is a rare language's tag; did you mean '\(suggestion)'?"
  }
}
