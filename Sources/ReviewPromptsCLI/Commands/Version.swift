internal import LocaleMatching
internal import MessageFormatting

/// What `--version` prints.
enum Version {
  /// The version of this package (Semantic Versioning 2.0.0).
  static let number = "0.1.0"

  static var text: String {
    guard let icu = MessageEngine.icuVersion, let cldr = MessageEngine.cldrVersion else {
      return "reviewprompts \(number) (without ICU)"
    }
    return "reviewprompts \(number) (ICU \(icu), CLDR \(cldr))"
  }
}
