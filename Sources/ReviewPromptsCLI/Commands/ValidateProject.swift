internal import LocaleMatching
internal import StringsValidation

/// A folder with folders of languages, and the string files in them.
struct ValidateProject: Sendable {
  /// One language of a table: its `.strings`, its `.stringsdict`, or both.
  struct Language: Sendable {
    /// The name of the folder, with `.lproj`; `nil` for files that lie in none.
    var folder: String?
    /// The language that the name of the folder tells.
    var language: TableLanguage
    var strings: ValidateFile?
    var dictionary: ValidateFile?

    var isSelected: Bool { strings?.isSelected == true || dictionary?.isSelected == true }
  }

  /// A table in all its languages.
  struct Table: Sendable {
    var name: String
    var languages: [Language]
  }

  /// The folders, as rules see them.
  private(set) var outline: ProjectOutline
  /// The folders whose own names are asked about.
  private(set) var selectedFolders: Set<String> = []
  private(set) var tables: [Table] = []
  private(set) var catalogs: [ValidateFile] = []

  /// Reads the names in a project.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - names: the names in it, sorted.
  ///   - source: the language that the others are translated from.
  ///   - given: a folder of a language whose paths are to be printed as they were given.
  ///   - list: gives the names in one of its folders.
  init(
    at path: String,
    names: [String],
    source: LanguageTag,
    given: LanguageFolderPath? = nil,
    list: (String) -> [String]
  ) {
    func place(of folder: String) -> String {
      given?.name == folder ? given?.path ?? folder : ValidateFolders.join(path, folder)
    }
    outline = ProjectOutline(path: path, source: source, folders: [])
    var found: [String: [Language]] = [:]
    var loose: [Table] = []
    func add(_ files: [String], in folder: String?) {
      let base = folder.map(place) ?? path
      let language = Language(
        folder: folder,
        language: TableLanguage(folder: folder ?? "und", source: source)
      )
      var languages: [String: Language] = [:]
      for file in files {
        let full = ValidateFolders.join(base, file)
        guard let format = ValidateFile.Format(path: file) else { continue }
        let found = ValidateFile(path: full, format: format)
        switch format {
        case .catalog: catalogs.append(found)
        case .strings: languages[found.table, default: language].strings = found
        case .dictionary:
          languages[found.table, default: language].dictionary = found
        }
      }
      // Files outside the folders of languages are tables of their own.
      if folder == nil {
        loose += languages.map { Table(name: $0, languages: [$1]) }
      } else {
        for (table, language) in languages { found[table, default: []].append(language) }
      }
    }
    for folder in names where folder.hasSuffix(".lproj") {
      let files = list(folder).filter { ValidateFile.Format(path: $0) != nil }.sorted()
      outline.folders.append(
        ProjectOutline.LanguageFolder(
          path: place(of: folder),
          name: String(folder.dropLast(6)),
          files: files
        )
      )
      add(files, in: folder)
    }
    add(names.filter { ValidateFile.Format(path: $0) != nil }, in: nil)
    outline.catalogs = catalogs.map { ValidateFolders.name($0.path) }
    tables = found.map { Table(name: $0, languages: $1) } + loose
    tables.sort { $0.name < $1.name }
  }

  /// Whether a catalog is asked for, by its path.
  func isSelected(catalog path: String) -> Bool {
    catalogs.contains { $0.path == path && $0.isSelected }
  }

  /// The number of the language of a table that the others are compared with.
  func source(of table: Table) -> Int? {
    let folder = outline.sourceFolder.map { ValidateFolders.name($0.path) }
    // Base stands for the source language where there is no folder with its tag.
    let own = table.languages.firstIndex { $0.folder != nil && $0.folder == folder }
    return own ?? table.languages.firstIndex { $0.folder == "Base.lproj" }
  }
}

extension ValidateProject {
  /// Whether something of the project itself is asked for, and not only single files.
  var isSelected: Bool { !selectedFolders.isEmpty }

  /// Asks for everything.
  mutating func selectAll() {
    select { _, _ in true }
    selectedFolders = Set(outline.folders.map(\.path))
    for number in catalogs.indices { catalogs[number].isSelected = true }
  }

  /// Asks for a folder of one language.
  mutating func select(folder: String) {
    select { _, own in own == folder }
    let name = String(folder.dropLast(6))
    let paths = outline.folders.filter { $0.name == name }.map(\.path)
    selectedFolders.formUnion(paths)
    for number in catalogs.indices {
      if paths.contains(ValidateFolders.parent(catalogs[number].path)) {
        catalogs[number].isSelected = true
      }
    }
  }

  /// Asks for one file.
  mutating func select(file: String, folder: String?) {
    select { name, own in own == folder && name == file }
    for number in catalogs.indices where ValidateFolders.name(catalogs[number].path) == file {
      catalogs[number].isSelected = true
    }
  }

  private mutating func select(where isWanted: (String, String?) -> Bool) {
    for table in tables.indices {
      for language in tables[table].languages.indices {
        let folder = tables[table].languages[language].folder
        func select(_ file: inout ValidateFile?) {
          guard let path = file?.path else { return }
          if isWanted(ValidateFolders.name(path), folder) { file?.isSelected = true }
        }
        select(&tables[table].languages[language].strings)
        select(&tables[table].languages[language].dictionary)
      }
    }
  }
}
