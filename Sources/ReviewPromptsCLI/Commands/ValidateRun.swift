internal import Diagnostics
internal import Dispatch
internal import LocaleMatching
internal import StringsValidation
internal import Synchronization

/// Checks projects, on all cores.
///
/// A table is read in the source language and then in one language after another, so that only the
/// tables in flight are in memory.
struct ValidateRun: Sendable {
  let source: LanguageTag
  let rules: ValidateRules
  let fixing: ValidateFixing
  /// Told after each file how many were checked.
  var progress: @Sendable (Int) -> Void = { _ in }

  /// Checks all that is asked for.
  func run(_ projects: [ValidateProject]) -> ValidateReport {
    var report = ValidateReport()
    for project in projects { report.add(check(project)) }
    report.findings.sort()
    report.changes.sort { $0.path < $1.path }
    report.failures.sort { $0.message < $1.message }
    return report
  }

  private func check(_ project: ValidateProject) -> ValidateReport {
    var report = ValidateReport()
    if !project.selectedFolders.isEmpty {
      let found = rules.projectCheck(project.outline.path).findings(in: project.outline)
      report.findings += found.filter { finding in
        project.selectedFolders.contains(finding.place.file)
          || project.outline.catalogs.contains(ValidateFolders.name(finding.place.file))
      }
    }
    let tables = project.tables.filter { $0.languages.contains(where: \.isSelected) }
    report.add(Self.inParallel(tables) { check($0, in: project) })
    let catalogs = project.catalogs.filter(\.isSelected)
    report.add(Self.inParallel(catalogs, check))
    return report
  }

  private func check(_ table: ValidateProject.Table, in project: ValidateProject) -> ValidateReport
  {
    var report = ValidateReport()
    var languages = table.languages
    var source: LanguageTables?
    if let number = project.source(of: table) {
      let language = languages.remove(at: number)
      var tables = LanguageTables(language, source: self.source)
      if language.isSelected { report.add(check(&tables, source: nil, isSource: true)) }
      source = tables
    }
    let reference = source
    let selected = languages.filter(\.isSelected)
    report.add(
      Self.inParallel(selected) { language in
        var tables = LanguageTables(language, source: self.source)
        return check(&tables, source: reference, isSource: false)
      }
    )
    return report
  }

  /// Checks both files of one language of a table.
  private func check(
    _ tables: inout LanguageTables,
    source: LanguageTables?,
    isSource: Bool
  ) -> ValidateReport {
    var report = ValidateReport(failures: tables.failures)
    for part in tables.parts.indices where tables.parts[part].file.isSelected {
      let companion = tables.parts.indices.first { $0 != part }.map { tables.parts[$0].table }
      let file = tables.parts[part].file
      guard let check = rules.tableCheck(file.path) else { continue }
      let own = source?.parts.first { $0.file.format == file.format }?.table
      let other = source?.parts.first { $0.file.format != file.format }?.table
      report.fileCount += 1
      let result = fixing.findings(in: &tables.parts[part]) { table in
        check.findings(
          in: table,
          source: own ?? (isSource ? nil : .empty(table.language)),
          companion: companion,
          sourceCompanion: other
        )
      }
      report.add(result)
    }
    progress(report.fileCount)
    return report
  }

  private func check(_ file: ValidateFile) -> ValidateReport {
    var report = ValidateReport()
    guard let check = rules.tableCheck(file.path) else { return report }
    report.fileCount = 1
    do throws(CommandFailure) {
      let catalog = StringCatalog(try Files.bytes(file.path), path: file.path, source: source)
      report.findings = check.findings(in: catalog.source)
      for table in catalog.translations {
        report.findings += check.findings(in: table, source: catalog.source)
      }
    } catch {
      report.failures.append(error)
    }
    progress(1)
    return report
  }

  /// Does a piece of work for each element, on all cores, and puts the results together in order.
  private static func inParallel<Element: Sendable>(
    _ elements: [Element],
    _ work: @Sendable (Element) -> ValidateReport
  ) -> ValidateReport {
    var report = ValidateReport()
    guard elements.count > 1 else {
      for element in elements { report.add(work(element)) }
      return report
    }
    let results = Mutex([ValidateReport?](repeating: nil, count: elements.count))
    withoutActuallyEscaping(work) { work in
      DispatchQueue.concurrentPerform(iterations: elements.count) { number in
        let result = work(elements[number])
        results.withLock { $0[number] = result }
      }
    }
    for case let result? in results.withLock({ $0 }) { report.add(result) }
    return report
  }
}
