import Diagnostics
import LocaleMatching

/// A folder whose name is no language.
struct UnknownLanguage: ProjectRule {
  static let documentation = RuleDocumentation(
    "unknown-language",
    .error,
    "The name of a folder, or of a language in a catalog, is no language tag, or that of another "
      + "language than was meant.",
    reason: "No system asks for such a language, so nobody ever sees these texts.",
    bad: RuleExample(#""rate" = "評価";"#, language: "jp"),
    good: RuleExample(#""rate" = "評価";"#, language: "ja")
  )

  func check(_ project: ProjectOutline, _ findings: inout FindingList) {
    for folder in project.folders where !folder.files.isEmpty || project.isPromptProject {
      let name = LanguageName(folder.name)
      guard let (message, severity) = Self.problem(name) else { continue }
      findings.report(message, file: folder.path, language: name.spelling, severity: severity)
    }
  }

  /// What is wrong with the name of a language, and how severe that is; `nil` for a good name.
  static func problem(_ name: LanguageName) -> (message: String, severity: Severity?)? {
    switch name.verdict {
    case .noTag: (noTag(name.spelling), nil)
    case .unknownLanguage(let tag, let suggestion):
      // `mul` is the folder of catalogs for several languages.
      ["mul", "und"].contains(tag.language) ? nil : (unknown(name.spelling, suggestion), nil)
    case .doubtful(_, let suggestion): (doubtful(name.spelling, suggestion), .warning)
    case .canonical, .base, .otherSpelling: nil
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
