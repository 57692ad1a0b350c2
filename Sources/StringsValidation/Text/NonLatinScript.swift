import LocaleMatching

/// A script that has character sets of one byte, which put its letters where Latin-1 has accented
/// ones.
enum NonLatinScript: String {
  case cyrillic = "Cyrl"
  case greek = "Grek"
  case hebrew = "Hebr"
  case arabic = "Arab"

  /// The script that a language is written in; `nil` for all other scripts.
  init?(_ language: LanguageTag) {
    guard let code = language.likelyScript else { return nil }
    self.init(rawValue: code)
  }

  /// What the script is called.
  var name: String {
    switch self {
    case .cyrillic: "Cyrillic"
    case .greek: "Greek"
    case .hebrew: "Hebrew"
    case .arabic: "Arabic"
    }
  }

  /// Whether a text in the script was read as Latin-1: all its letters are accented ones then, while
  /// texts left in French or German are mostly made of ASCII letters.
  func wasReadAsLatin(_ text: String) -> Bool {
    var accented = 0
    var others = 0
    for scalar in TextOutsideBraces(text) {
      if contains(scalar) { return false }
      if (0xC0...0xFF).contains(scalar.value) {
        accented += 1
      } else if scalar.properties.isAlphabetic {
        others += 1
      }
    }
    return accented >= 4 && accented > others
  }

  private func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .cyrillic: (0x400..<0x530).contains(scalar.value)
    case .greek: (0x370..<0x400).contains(scalar.value) || (0x1F00..<0x2000).contains(scalar.value)
    case .hebrew:
      (0x590..<0x600).contains(scalar.value) || (0xFB1D..<0xFB50).contains(scalar.value)
    case .arabic:
      (0x600..<0x780).contains(scalar.value) || (0x8A0..<0x900).contains(scalar.value)
        || (0xFB50..<0xFE00).contains(scalar.value) || (0xFE70..<0xFEFF).contains(scalar.value)
    }
  }
}
