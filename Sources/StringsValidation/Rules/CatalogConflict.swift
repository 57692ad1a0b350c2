import Diagnostics

/// A catalog beside a table of the same name.
struct CatalogConflict: ProjectRule {
  static let documentation = RuleDocumentation(
    "catalog-conflict",
    .error,
    "A string catalog and a .strings or .stringsdict file have the same name.",
    reason: "The app cannot be built, or shows the texts of only one of them.",
    bad: RuleExample(
      "{}",
      language: "en",
      file: "Localizable.xcstrings",
      otherFiles: ["fr.lproj/Localizable.strings"]
    ),
    good: RuleExample(
      "{}",
      language: "en",
      file: "Other.xcstrings",
      otherFiles: ["fr.lproj/Localizable.strings"]
    )
  )

  func check(_ project: ProjectOutline, _ findings: inout FindingList) {
    for catalog in project.catalogs {
      let name = ProjectOutline.table(catalog)
      let same = project.folders.lazy.flatMap { folder in
        folder.files.lazy.filter { ProjectOutline.table($0) == name }.map { "\(folder.path)/\($0)" }
      }
      guard let other = same.first else { continue }
      findings.report(
        Self.message(other),
        file: ProjectOutline.join(project.path, catalog),
        language: nil
      )
    }
  }
}

extension CatalogConflict {
  fileprivate static func message(_ other: String) -> String {
    "the catalog has the same name as \(other.excerpt): only one of them can be used"
  }
}
