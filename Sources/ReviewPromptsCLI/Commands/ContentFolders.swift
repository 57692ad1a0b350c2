internal import BundleFolders
internal import LocaleMatching
internal import PromptContent

/// The folders that a command line names as sources of texts.
struct ContentFolders {
  let overrides: [FolderTables]
  let main: FolderTables?
  private let bundle: AppBundle?

  init(_ invocation: Invocation) throws(CommandFailure) {
    var overrides: [FolderTables] = []
    for path in invocation.values("--override") { overrides.append(try Self.open(path)) }
    self.overrides = overrides
    guard let path = invocation.value("--main-bundle") else {
      main = nil
      bundle = nil
      return
    }
    do {
      let bundle = try AppBundle(path: Self.tidy(path))
      self.bundle = bundle
      main = bundle.tables
    } catch {
      throw CommandFailure(error)
    }
  }

  func catalog(forbidding forbidden: [ForbiddenFallback]) -> PromptCatalog {
    PromptCatalog(overrides: overrides, mainTables: main, forbidding: forbidden)
  }

  /// The name on the command line, else the one that the main bundle gives, else the sample; always on one line, as
  /// every system shows it.
  func appName(
    _ invocation: Invocation,
    _ preferences: [String],
    sampleName: String? = nil
  ) throws(CommandFailure) -> String {
    if let name = invocation.value("--app-name")?.replacingLineBreaks(by: " ") {
      guard name.unicodeScalars.contains(where: \.isVisible) else {
        throw CommandFailure("empty-app-name", "the app's name must not be empty or blank")
      }
      return name
    }
    do {
      if let name = try bundle?.appName(for: preferences) {
        return name.replacingLineBreaks(by: " ")
      }
    } catch {
      throw CommandFailure(error)
    }
    if let sampleName { return sampleName }
    return try invocation.required("--app-name")
  }

  /// The failure that a problem is for the command, which takes no broken table silently; `nil` for a problem
  /// that still leaves a prompt worth printing.
  func failure(for problem: PromptProblem) -> CommandFailure? {
    switch problem {
    case .unreadableTable(let report): CommandFailure(report)
    case .invalidMessage(let source, let reason, let offset):
      CommandFailure(
        "invalid-message",
        "'\(source.key)' is no valid message: \(reason)",
        place: place(of: source, utf8Offset: offset)
      )
    case .missingText, .argument, .passedOver: nil
    }
  }

  /// The files that a text of the app's folders can stand in, the one that wins first.
  func paths(of source: StringSource) -> [String] {
    guard let table = source.table, let language = source.language else { return [] }
    let folders = source.layer == .main ? main.map { [$0] } ?? [] : overrides
    return folders.filter { $0.languages.contains(language) }
      .map { $0.path(ofTable: table, language: language) }
  }

  private func place(of source: StringSource, utf8Offset: Int) -> String? {
    for path in paths(of: source) {
      if let place = MessagePlace.find(source.key, utf8Offset: utf8Offset, path: path) {
        return place
      }
    }
    return nil
  }

  /// The path without slashes at its end, which would come twice where names are put behind it.
  private static func tidy(_ path: String) -> String {
    let end = path.lastIndex { $0 != "/" }
    return end.map { String(path[...$0]) } ?? path
  }

  private static func open(_ path: String) throws(CommandFailure) -> FolderTables {
    do {
      return try FolderTables(path: tidy(path))
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  /// The failure that an unreadable table or folder is for the command.
  init(_ table: UnreadableTable) {
    self.init(table.id, table.reason, place: table.place)
  }
}
