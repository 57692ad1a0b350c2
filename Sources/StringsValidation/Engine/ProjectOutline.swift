package import LocaleMatching

/// The folders and files of a project: what there is, not what is in it.
package struct ProjectOutline: Hashable, Sendable {
  /// A folder of one language.
  package struct LanguageFolder: Hashable, Sendable {
    /// Its path, as it is to be printed.
    package var path: String
    /// Its name without `.lproj`.
    package var name: String
    /// The names of the files with texts in it.
    package var files: [String]
    /// The names of files that it lacks, but whose keys all stand in the table's file of the other
    /// format.
    package var replacedFiles: Set<String> = []

    /// Makes a folder.
    package init(path: String, name: String, files: [String]) {
      self.path = path
      self.name = name
      self.files = files
    }
  }

  /// The path of the folder that holds the languages, as it is to be printed.
  package var path: String
  /// The language that the others are translated from.
  package var source: LanguageTag
  /// The folders of languages, sorted by name.
  package var folders: [LanguageFolder]
  /// The names of string catalogs beside the folders.
  package var catalogs: [String]

  /// Makes an outline.
  package init(
    path: String,
    source: LanguageTag,
    folders: [LanguageFolder],
    catalogs: [String] = []
  ) {
    self.path = path
    self.source = source
    self.folders = folders
    self.catalogs = catalogs
  }

  /// The folder of the source language: the one named by its tag, or by a shorter form of it, such
  /// as `en` for `en-GB`; or else `Base`.
  package var sourceFolder: LanguageFolder? {
    for tag in Self.shortened(source) {
      if let folder = folders.first(where: { LanguageName($0.name).tag == tag }) { return folder }
    }
    return folders.first { $0.name == "Base" }
  }

  /// A tag, without its region, and without its script.
  private static func shortened(_ tag: LanguageTag) -> [LanguageTag] {
    var subtags = tag.subtags
    subtags.region = .none
    let withoutRegion = LanguageTag(subtags: subtags)
    subtags.script = .none
    return [tag, withoutRegion, LanguageTag(subtags: subtags)]
  }

  /// The folders with texts of one language, without `mul` and others for catalogs.
  package var languageFolders: [LanguageFolder] {
    folders.filter { folder in
      guard !folder.files.isEmpty else { return false }
      guard let tag = LanguageName(folder.name).tag else { return true }
      return tag.language != "mul" && tag.language != "und"
    }
  }

  /// The name of the table that a file belongs to; a `.stringsdict` belongs to the `.strings` of
  /// the same name.
  static func table(_ file: String) -> String {
    file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// Whether a language may lack a table: it may share the names in `InfoPlist` and settings with
  /// the source language.
  static func isOptional(_ table: String) -> Bool {
    table.hasSuffix("InfoPlist") || table == "Root" || table.hasSuffix("AppShortcuts")
  }

  /// A name in a folder, without `./` before it.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder == "." || folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Whether the project holds the library's prompts.
  var isPromptProject: Bool {
    folders.contains { $0.files.contains(PromptTable.name + ".strings") }
  }
}
