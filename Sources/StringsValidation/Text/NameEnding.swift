/// Whether letters behind the app's name are an ending whose form depends on the name.
///
/// A compound such as `{appName}-App` is right for every name, and so is an ending that has one form
/// only, such as the Korean `에서`.
enum NameEnding {
  /// Tells for letters right behind a name, or behind one joint.
  ///
  /// - Parameters:
  ///   - letters: the letters.
  ///   - joint: the apostrophe, hyphen or colon between the name and them; `nil` when there is none.
  ///   - language: the language code.
  /// - Returns: whether the letters would be others behind another name.
  static func depends(_ letters: Substring, joint: Character?, language: String) -> Bool {
    if language == "ko" { return isKoreanParticle(letters) }
    let word = letters.lowercased()
    if wordsForApp.contains(where: { word.hasPrefix($0) }) { return false }
    if fixedEndings[language]?.contains(word) == true { return false }
    let isHyphen = joint == "-" || joint == "‑"
    return !isHyphen || isEndingBehindHyphen(letters, word, language)
  }

  /// Behind a hyphen there is an ending in some languages and the second half of a compound in others.
  private static func isEndingBehindHyphen(
    _ letters: Substring,
    _ word: String,
    _ language: String
  ) -> Bool {
    // No ending begins with a capital letter.
    guard letters.first?.isUppercase != true else { return false }
    if germanicLanguages.contains(language) { return germanicEndings.contains(word) }
    return word.count <= longestEnding[language, default: 5]
  }

  /// How words for an app or a program begin.
  private static let wordsForApp = [
    "app", "апп", "äpp", "apli", "appli", "sovellu", "ohjelm", "alkalmaz", "rakend", "lietot",
    "program", "uygulama", "прилож", "програм", "додат", "застос", "апликац", "εφαρμογ", "აპლიკ",
    "հավելված",
  ]

  /// Endings that have one form only.
  private static let fixedEndings: [String: Set<String>] = [
    "hu": ["ig", "ért", "ként", "kor"],
    "id": ["nya", "ku", "mu", "lah", "kah", "pun"],
    "ms": ["nya", "ku", "mu", "lah", "kah", "pun"],
  ]

  private static let germanicLanguages: Set = [
    "de", "nl", "sv", "da", "nb", "nn", "no", "en", "af", "fy", "lb",
  ]

  private static let germanicEndings: Set = [
    "s", "n", "t", "a", "e", "en", "et", "er", "es", "ne", "na", "ns", "ar", "or", "ens", "ets",
    "ene", "ern", "erne", "arna", "orna",
  ]

  /// How many letters endings have at most; Basque strings several together.
  private static let longestEnding = ["fi": 3, "et": 3, "eu": 12]

  /// Particles that have another form behind a vowel, or behind a consonant.
  private static let koreanParticles = [
    "은", "는", "이", "가", "을", "를", "와", "과", "으로", "로", "이라", "라", "이란", "란", "이나",
    "나", "이랑", "랑", "이며", "며", "이에요", "예요",
  ]

  /// What follows such a particle in the same word.
  private static let koreanContinuations: Set = [
    "", "의", "는", "도", "만", "서", "써", "요", "고", "면", "부터", "까지",
  ]

  private static func isKoreanParticle(_ letters: Substring) -> Bool {
    koreanParticles.contains { particle in
      letters.hasPrefix(particle)
        && koreanContinuations.contains(String(letters.dropFirst(particle.count)))
    }
  }
}
