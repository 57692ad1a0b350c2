internal import Diagnostics
internal import LocaleMatching
internal import PromptContent
internal import StringsValidation

/// What `validate` finds in the files that the texts of prompts stand in.
struct TextFindings {
  /// The findings of each file, in their order.
  private var findings: [String: [Finding]] = [:]

  /// Checks the files of some texts, each once, as `validate` does with the settings nearest to it.
  ///
  /// - Parameters:
  ///   - sources: where the texts came from.
  ///   - places: where their files are.
  /// - Throws: ``CommandFailure`` when settings or a file that is needed cannot be read.
  init(of sources: Set<StringSource>, in places: TextPlaces) throws(CommandFailure) {
    var paths: Set<String> = []
    for source in sources where source.layer != .package {
      if let place = places.place(of: source) { paths.insert(place.path) }
    }
    let files = Dictionary(grouping: paths.sorted()) {
      ValidateFolders.parent(ValidateFolders.parent($0))
    }
    for (folder, files) in files { try check(files, in: folder) }
    let shipped = Set(sources.filter { $0.layer == .package }.compactMap(\.tableOfLanguage))
    try checkShipped(shipped)
  }

  /// What is said of a text, or of its lack, in one of these files.
  func findings(of key: String, in path: String) -> [Finding] {
    findings[path, default: []].filter { $0.key == key }
  }

  /// What is said of a file as a whole, or of keys in it that would be a prompt's, and are none.
  func findings(ofWhole path: String) -> [Finding] {
    findings[path, default: []].filter { finding in
      guard let key = finding.key else { return true }
      return key.hasPrefix("reviewPrompt.") && PromptKey(rawValue: key) == nil
    }
  }

  private mutating func check(_ files: [String], in folder: String) throws(CommandFailure) {
    let settings = try ValidateSettings(nearest: folder)
    let english = try LanguageArgument.parse("en")
    let source = settings.configuration.source ?? english
    let baseline = try ValidateBaseline(path: settings.baseline)
    var folders = ValidateFolders(source: source)
    var spellings: [String: String] = [:]
    for file in files {
      spellings[ValidateFolders.tidy(file)] = file
      try folders.add(file)
    }
    let rules = ValidateRules(settings, flags: RuleSettings())
    let run = ValidateRun(source: source, rules: rules, fixing: ValidateFixing())
    let report = run.run(folders.projects)
    if let failure = (folders.failures + report.failures).first { throw failure }
    for finding in baseline.remaining(report.findings) {
      let file = finding.place.file
      findings[spellings[file] ?? file, default: []].append(finding)
    }
  }

  /// Checks shipped tables, which are compared with the shipped English one.
  private mutating func checkShipped(
    _ tables: Set<StringSource.TableOfLanguage>
  ) throws(CommandFailure) {
    let english = try LanguageArgument.parse("en")
    let check = TableCheck(ActiveRules())
    for table in tables {
      guard let own = table.shipped(source: english) else { continue }
      let original = StringSource.TableOfLanguage(table: table.table, language: "en")
      let source = table == original ? nil : original.shipped(source: english)
      findings[own.path] = check.findings(in: own, source: source).sorted()
    }
  }
}

extension StringSource {
  /// A table in one language.
  fileprivate struct TableOfLanguage: Hashable {
    var table: String
    var language: String

    /// The table as it stands in this build; `nil` where none does.
    func shipped(source: LanguageTag) -> LocalizedTable? {
      ShippedLanguages.text(of: language).map { bytes in
        LocalizedTable(
          strings: bytes,
          path: TextPlaces.shippedPath(table: table, language: language),
          language: TableLanguage(folder: language, source: source)
        )
      }
    }
  }

  /// The table that the text stands in; `nil` for a value that the caller set.
  fileprivate var tableOfLanguage: TableOfLanguage? {
    guard let table, let language else { return nil }
    return TableOfLanguage(table: table, language: language)
  }
}
