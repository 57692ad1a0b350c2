internal import LocaleMatching

extension ValidateFolders {
  /// What to say about a folder of string files whose name is nearly that of a language's folder.
  static func remark(onFolder path: String, _ names: [String]) -> String? {
    guard names.contains(where: { ValidateFile.Format(path: $0) == .strings }) else { return nil }
    let name = Self.name(path)
    if name.lowercased().hasSuffix(".lproj") {
      return "'\(path)' is taken for no language: expected '\(name.dropLast(6)).lproj'"
    }
    // Longer names may be words: `App`.
    guard name.prefix(while: { $0.isLetter }).count == 2, LanguageName(name).isKnown else {
      return nil
    }
    return "'\(path)' is taken for no language: expected '\(name).lproj'"
  }
}

extension LanguageName {
  /// Whether a language has this name, however it is spelt.
  fileprivate var isKnown: Bool {
    switch verdict {
    case .canonical, .otherSpelling: true
    case .noTag, .unknownLanguage, .doubtful, .base: false
    }
  }
}
