/// A POSIX locale name, `language[_TERRITORY][.codeset][@modifier]`, taken apart (POSIX.1-2024,
/// 8.2).
struct POSIXLocaleName {
  /// What stands before the code set and the modifier.
  var tag: Substring
  /// What the modifier says about the language, if it is one that does.
  var modifier: Modifier?

  /// Takes `name` apart; `nil` when what follows a full stop is no code set.
  init?(_ name: Substring) {
    if name == "C" || name == "POSIX" || name.hasPrefix("C.") {
      tag = "en-US-posix"
      return
    }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let (locale, modifier) = (parts[0], parts.dropFirst().first)
    let stop = locale.firstIndex(of: ".")
    if let stop, !Self.isCodeSet(locale[stop...].dropFirst()) { return nil }
    tag = locale[..<(stop ?? locale.endIndex)]
    self.modifier = modifier.flatMap(Modifier.init)
  }

  /// Whether `name` says that no language is wanted.
  static func namesNoLanguage(_ name: some StringProtocol) -> Bool {
    name == "C" || name == "POSIX" || name.hasPrefix("C.")
  }

  private static func isCodeSet(_ text: Substring) -> Bool {
    let name = text.lowercased()
    let families = [
      "utf", "iso", "ascii", "us-ascii", "ansi", "cp", "windows", "ibm", "koi", "euc", "ujis",
      "sjis", "shift",
      "big5", "gb", "tis", "tcvn", "viscii", "georgian", "armscii", "pt154", "rk1048", "mac",
    ]
    return families.contains { name.hasPrefix($0) }
  }
}

extension POSIXLocaleName {
  /// What the part after `@` says about the language. Currencies and orders of sorting (`euro`) say
  /// nothing.
  enum Modifier {
    case script(Subtag)
    case variant(String)

    init?(_ text: Substring) {
      switch text.lowercased() {
      case "latin", "iqtelif": self = .script("Latn")
      case "cyrillic": self = .script("Cyrl")
      case "devanagari": self = .script("Deva")
      case "arabic": self = .script("Arab")
      case "shaw": self = .script("Shaw")
      case "valencia": self = .variant("valencia")
      case "saaho": self = .variant("saaho")
      default: return nil
      }
    }

    /// The tag with what the modifier adds to it.
    func applied(to tag: LanguageTag) -> LanguageTag {
      var tag = tag
      switch self {
      case .script(let script):
        if tag.subtags.script.isEmpty { tag.subtags.script = script }
      case .variant(let variant):
        if !tag.variants.contains(variant) { tag.variants = (tag.variants + [variant]).sorted() }
      }
      return LanguageAliases.replaced(in: tag)
    }
  }
}
