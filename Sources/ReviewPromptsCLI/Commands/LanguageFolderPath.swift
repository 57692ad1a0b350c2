/// The folder of one language by a path that need not name it: `.` in `fr.lproj` does not.
struct LanguageFolderPath {
  /// The path as it was given.
  let path: String
  /// The name of the folder, with `.lproj`.
  let name: String
  /// The path of the folder that holds it.
  let parent: String

  /// Finds out what a folder is called; `nil` when it is not the folder of a language.
  init?(_ path: String) {
    let last = ValidateFolders.name(path)
    let isRelative = last == "." || last == ".."
    name = isRelative ? ValidateFolders.name(ValidateSettings.absolute(path)) : last
    guard name.hasSuffix(".lproj") else { return nil }
    self.path = path
    if last == ".." {
      parent = path + "/.."
    } else {
      parent = ValidateFolders.parent(path)
    }
  }
}
