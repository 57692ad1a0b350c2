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

  /// The folder of the source language: the one named by its tag, or else `Base`.
  package var sourceFolder: LanguageFolder? {
    folders.first { LanguageName($0.name).tag == source } ?? folders.first { $0.name == "Base" }
  }

  /// Whether the project holds the library's prompts.
  var isPromptProject: Bool {
    folders.contains { $0.files.contains(PromptTable.name + ".strings") }
  }
}
