public import MessageFormatting
public import PromptContent

/// The finished prompts of a catalog, kept under review: one text file a language.
///
/// Each file holds all messages, the title and the buttons, hidden ones too, the direction, the link, and the layer
/// and language that each text came from.
///
/// ```swift
/// @Test func promptsAreAsReviewed() throws {
///   let overrides = try FolderTables(path: "Overrides")
///   PromptSnapshotSet(of: PromptCatalog(overrides: [overrides]), appName: "Notes").assert()
/// }
/// ```
public struct PromptSnapshotSet: Sendable {
  /// The catalog whose prompts are kept.
  public var catalog: PromptCatalog
  /// The app's name, put in for `{appName}`.
  public var appName: String
  /// Values for other arguments that the texts use, such as `version`.
  public var arguments: [String: MessageArgument]
  /// The languages to compare; `nil` for all that the catalog offers, and for pseudo-languages that there are files
  /// of. Where only some are asked for, files of others are not looked at.
  public var languages: [String]?
  /// The link that the first button opens.
  public var link: String?

  /// Makes a set of the snapshots of all languages.
  ///
  /// - Parameters:
  ///   - catalog: the catalog; without one, that of the shipped texts.
  ///   - appName: the app's name.
  ///   - arguments: values for other arguments that the texts use.
  public init(
    of catalog: PromptCatalog = PromptCatalog(),
    appName: String,
    arguments: [String: MessageArgument] = [:]
  ) {
    self.catalog = catalog
    self.appName = appName
    self.arguments = arguments
  }

  /// The snapshots of all languages asked for, as they should be.
  ///
  /// - Parameter folder: the folder of the files. Pseudo-languages are in no listing, but where nothing is asked for
  ///   those that it has files of are kept up.
  /// - Returns: a snapshot a language.
  package func snapshots(keptIn folder: String? = nil) -> [LanguageSnapshot] {
    if let languages { return languages.map(snapshot) }
    let files = folder.flatMap { try? SnapshotFolder(path: $0).languages() } ?? []
    let kept = PseudoLanguage.allCases.map(\.tag).filter(files.contains)
    return Set(catalog.languages + kept).sorted().map(snapshot)
  }

  private func snapshot(of language: String) -> LanguageSnapshot {
    let overview = catalog.overview(of: language, appName: appName, arguments: arguments)
    let text = SnapshotText(
      overview: overview,
      appName: appName,
      arguments: arguments,
      link: link
    )
    return LanguageSnapshot(
      language: language,
      text: text.text,
      problems: overview.problems
    )
  }
}
