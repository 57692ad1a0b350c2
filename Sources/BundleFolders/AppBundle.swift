internal import LocaleMatching
public import PromptContent

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An app bundle on disk, read for what its `Info.plist` says of the app.
public struct AppBundle: Sendable {
  private let information: [String: String]
  /// The bundle's string tables; `nil` for an app that is not localized.
  public let tables: FolderTables?

  /// Reads a bundle's `Info.plist`, at its top or in `Contents`.
  ///
  /// - Parameter path: the bundle's folder.
  /// - Throws: what is wrong with the folder or with its `Info.plist`. A folder needs an `Info.plist` or language
  ///   folders, not both.
  public init(path: String) throws(UnreadableTable) {
    var information: [String: String] = [:]
    for place in [path + "/Info.plist", path + "/Contents/Info.plist"] {
      guard FileManager.default.fileExists(atPath: place) else { continue }
      information = try PropertyListFile.values(PropertyListFile.data(place), path: place)
        .compactMapValues(\.string)
      break
    }
    self.information = information
    do {
      tables = try FolderTables(path: path)
    } catch  where error.id == "no-language-folders" && !information.isEmpty {
      tables = nil
    }
  }

  /// The app's name in the best language of a preference list: the display name, else the name, and each
  /// localized before plain; `nil` when none is given.
  ///
  /// - Parameter preferences: the user's languages, best first.
  /// - Returns: the name, or `nil` when there is none.
  /// - Throws: what makes an `InfoPlist.strings` on the way unreadable.
  public func appName(for preferences: [String]) throws(UnreadableTable) -> String? {
    var localized: [String: String] = [:]
    if let tables, let language = language(for: preferences, in: tables) {
      for key in AppName.keys {
        localized[key] = try tables.string(forKey: key, table: "InfoPlist", language: language)
      }
    }
    return AppName.choose(localized: { localized[$0] }, plain: { information[$0] })
  }

  private func language(for preferences: [String], in tables: FolderTables) -> String? {
    let source = information["CFBundleDevelopmentRegion"].flatMap { LanguageTag($0) } ?? .english
    let matcher = LanguageMatcher(available: tables.languages, source: source)
    return matcher.chain(for: preferences.compactMap { LanguageTag($0) }).best?.names.first
  }
}
