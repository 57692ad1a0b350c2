internal import Diagnostics
internal import LocaleMatching
internal import StringsValidation

/// Checks projects, on all cores.
///
/// A table is read in the source language and then in one language after another, so that only the
/// tables in flight are in memory.
struct ValidateRun: Sendable {
  let source: LanguageTag
  let rules: ValidateRules
  let fixing: ValidateFixing
  /// Told how many files were checked since it was last told.
  var progress: @Sendable (Int) -> Void = { _ in }

  /// Checks all that is asked for.
  func run(_ projects: [ValidateProject]) -> ValidateReport {
    var report = ValidateReport()
    for project in projects { report.add(check(project)) }
    // Nearly in order already: those of each file are.
    report.findings.sort()
    report.changes.sort { $0.path < $1.path }
    report.failures.sort { $0.message < $1.message }
    return report
  }

  private func check(_ project: ValidateProject) -> ValidateReport {
    var report = ValidateReport()
    if project.isSelected {
      let outline = Self.outline(project)
      let found = rules.projectCheck(outline.path).findings(in: outline)
      report.findings += found.filter { finding in
        let file = finding.place.file
        return !rules.excludes(file)
          && (file == outline.path || project.selectedFolders.contains(file)
            || project.isSelected(catalog: file))
      }
    }
    let tables = project.tables.filter { $0.languages.contains(where: \.isSelected) }
    report.add(tables.mapInParallel { check($0, in: project) })
    let catalogs = project.catalogs.filter { $0.isSelected && !rules.excludes($0.path) }
    report.add(catalogs.mapInParallel(check))
    return report
  }

  /// The folders of a project, with the files that those of the other format stand for.
  private static func outline(_ project: ValidateProject) -> ProjectOutline {
    var outline = project.outline
    for lost in project.lostFiles {
      let wanted = LanguageTables.keys(of: lost.source, lost.language)
      let found = LanguageTables.keys(of: lost.other, lost.language)
      guard wanted.isSubset(of: found) else { continue }
      outline.folders[lost.folder].replacedFiles.insert(lost.file)
    }
    return outline
  }

  private func check(_ table: ValidateProject.Table, in project: ValidateProject) -> ValidateReport
  {
    var report = ValidateReport()
    var languages = table.languages
    var reference: LanguageTables?
    if let number = project.source(of: table) {
      var source = LanguageTables(languages.remove(at: number))
      // The others are compared with what fixes make of the source language.
      if fixing.isSafe { report.add(check(&source, against: nil)) }
      reference = source
    }
    let source = reference ?? LanguageTables()
    let isSourceLeft = reference != nil && !fixing.isSafe
    let selected: [ValidateProject.Language?] =
      (isSourceLeft ? [nil] : []) + languages.filter(\.isSelected)
    report.add(
      selected.mapInParallel { language in
        var tables = language.map(LanguageTables.init) ?? source
        return check(&tables, against: language == nil ? nil : source)
      }
    )
    return report
  }

  /// Checks both files of one language of a table; those of the source language against nothing.
  private func check(
    _ tables: inout LanguageTables,
    against source: LanguageTables?
  ) -> ValidateReport {
    var report = ValidateReport(failures: tables.failures)
    for number in tables.parts.indices {
      let part = tables.parts[number]
      guard part.file.isSelected, let check = rules.tableCheck(part.file.path) else { continue }
      let companion = tables.parts.first { $0.file.format != part.file.format }?.table
      let other = source?.parts.first { $0.file.format != part.file.format }?.table
      let own = source.map { source in
        source.parts.first { $0.file.format == part.file.format }?.table
          ?? .empty(part.table.language)
      }
      var bytes = part.bytes
      var table = part.table
      var result = fixing.report(part.file.path, &bytes) { changed in
        if changed != part.bytes { table = part.reading(changed) }
        return check.findings(
          in: table,
          source: own,
          companion: companion,
          sourceCompanion: other
        )
      }
      result.findings.sort()
      tables.parts[number].bytes = bytes
      tables.parts[number].table = table
      report.add(result)
      progress(1)
    }
    return report
  }

  private func check(_ file: ValidateFile) -> ValidateReport {
    guard let check = rules.tableCheck(file.path) else { return ValidateReport() }
    do throws(CommandFailure) {
      var bytes = try StandardStreams.read(ordinaryFile: file.path)
      let report = fixing.report(file.path, &bytes) { bytes in
        check.findings(in: StringCatalog(bytes, path: file.path, source: source))
      }
      progress(1)
      return report
    } catch {
      return ValidateReport(failures: [error])
    }
  }
}
