internal import StringsValidation

extension ValidateProject {
  /// The two files of a table in one language, where the source language has both and this one
  /// lacks one: the path of the lost file in the source language, and that of the file that is left.
  struct LostFile: Sendable {
    var folder: Int
    var file: String
    var source: ValidateFile
    var other: ValidateFile
    var language: TableLanguage
  }

  /// The files that languages lack while they have the table's file of the other format.
  var lostFiles: [LostFile] {
    var found: [LostFile] = []
    for table in tables {
      guard let number = source(of: table) else { continue }
      let own = table.languages[number]
      for language in table.languages where language.folder != own.folder {
        let lost = language.strings == nil ? own.strings : own.dictionary
        let other = language.strings ?? language.dictionary
        guard language.strings == nil || language.dictionary == nil, let lost, let other,
          let folder = outline.folders.firstIndex(where: {
            ValidateFolders.name($0.path) == language.folder
          })
        else { continue }
        found.append(
          LostFile(
            folder: folder,
            file: ValidateFolders.name(lost.path),
            source: lost,
            other: other,
            language: language.language
          )
        )
      }
    }
    return found
  }
}
