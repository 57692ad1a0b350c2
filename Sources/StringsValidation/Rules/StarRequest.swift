import Diagnostics

/// A prompt that asks for five stars.
struct StarRequest: TextRule {
  static let documentation = RuleDocumentation(
    "star-request",
    .warning,
    "A prompt asks for five stars.",
    reason: "The stores forbid to ask for a certain rating, and readers feel pushed.",
    bad: .prompt(#""reviewPrompt.title" = "Donnez 5 étoiles à {appName} !";"#),
    good: .prompt(#""reviewPrompt.title" = "Comment noteriez-vous {appName} ?";"#)
  )

  static let triggers: TextFeatures = .prompt

  /// What stars are called, in the languages of the library; words begin so.
  private static let stars = [
    "star", "stern", "étoile", "etoile", "estrell", "estrel", "stell", "stjern", "stjärn", "tähte",
    "tähde", "gwiazd", "hvězd", "hviezd", "zvijezd", "zvezd", "zvaigzn", "žvaigžd", "csillag",
    "stea", "stele", "звезд", "звёзд", "зірок", "зірк", "зорк", "ѕвезд", "αστέρ", "αστερ", "yıldız",
    "ulduz", "bintang", "sao", "ster", "täht", "tärn", "izar", "yll", "seren", "réalt", "nyota",
    "bituin", "стар", "жұлдыз", "աստղ", "ვარსკვლავ", "نجوم", "نجمات", "نجمة", "ستاره", "ستارے",
    "כוכב", "सितार", "स्टार", "तारे", "तारा", "तारो", "তারা", "স্টার",
    "ਤਾਰੇ", "ਤਾਰਾ", "ਤਾਰਿ", "સ્ટાર", "તારા", "તારો", "நட்சத்திர", "నక్షత్ర",
    "ನಕ್ಷತ್ರ", "നക്ഷത്ര", "ดาว", "星", "별", "つ星",
  ]

  /// Five, in words.
  private static let five = [
    "five", "fünf", "cinq", "cinco", "cinque", "fem", "viisi", "viis", "pięć", "pět", "päť", "pet",
    "pieci", "penki", "öt", "cinci", "пять", "пет", "п'ять", "п’ять", "пʼять", "πέντε", "beş",
    "lima", "năm", "vijf", "bost", "pesë", "pump", "cúig", "tano", "бес", "հինգ", "ხუთ", "خمس",
    "پنج", "پانچ", "חמישה", "חמש", "पाँच", "पांच", "পাঁচ", "পাঁচটি", "পাঁচটা", "ਪੰਜ", "પાંચ", "ஐந்து", "ఐదు", "ಐದು",
    "അഞ്ച്", "ห้า", "五", "다섯",
  ]

  /// Five stars as they stand in the middle of a sentence without blanks, or in figures.
  private static let signs = [
    "五星", "五颗星", "五顆星", "五つ星", "五つの星", "星五", "5星", "5颗星", "5顆星", "5つ星", "5つの星", "星5", "별5",
    "★5", "5★", "⭐5", "⭐️5", "5⭐", "5/5", "5 / 5",
  ]

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.key.hasPrefix(PromptTable.keyPrefix) else { return }
    let asks =
      text.value.contains("★★★★★") || text.value.contains("⭐️⭐️⭐️⭐️⭐️")
      || text.value.contains("⭐⭐⭐⭐⭐") || Self.asksForFive(text.value.lowercased())
    guard asks else { return }
    findings.report(Self.message, text)
  }

  private static func asksForFive(_ text: String) -> Bool {
    let text = withASCIIDigits(text)
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }.map(
      String.init
    )
    return words.indices.contains { isFiveOfStars(words, $0) }
      || zip(words, words.dropFirst()).contains { isStarsInFive($0, $1) }
      || signs.contains { holds($0, text) }
  }

  /// The text with the digits of all scripts as those of ASCII.
  private static func withASCIIDigits(_ text: String) -> String {
    let characters = text.map { character -> Character in
      let isDecimal = character.unicodeScalars.first?.properties.numericType == .decimal
      guard !character.isASCII, isDecimal, let value = character.wholeNumberValue else {
        return character
      }
      return "\(value)".first ?? character
    }
    return String(characters)
  }

  /// Whether a five stands before the word for stars, with little between them.
  private static func isFiveOfStars(_ words: [String], _ place: Int) -> Bool {
    let word = words[place]
    // 5つ星, 5星, 5개: number and word in one.
    if isFive(word), stars.contains(where: { word.range(of: $0) != nil }) { return true }
    guard isFive(word) && word.count <= 2 || five.contains(word) else { return false }
    // In 5,000 the five is no number of its own.
    return words[(place + 1)...].prefix(2).prefix { $0.first?.isNumber != true }
      .contains(where: isStar)
  }

  /// Whether the word for stars stands before a five: 별 5개, 별 다섯 개.
  private static func isStarsInFive(_ first: String, _ second: String) -> Bool {
    first == "별" && (isFive(second) || second.hasPrefix("다섯"))
  }

  /// Whether a sign for five stars stands in a text where it is not part of a longer number.
  private static func holds(_ sign: String, _ text: String) -> Bool {
    var rest = text[...]
    while let place = rest.range(of: sign) {
      let isPart =
        endsInNumber(text[..<place.lowerBound].suffix(2).reversed())
        || endsInNumber(text[place.upperBound...].prefix(2))
      if !isPart { return true }
      rest = rest[place.upperBound...]
    }
    return false
  }

  /// Whether the nearest two characters are a digit, or a separator of digits and a digit: 4.5, 5/5/25.
  private static func endsInNumber(_ nearest: some Collection<Character>) -> Bool {
    guard let first = nearest.first else { return false }
    if first.isNumber { return true }
    return ".,/٫٬".contains(first) && nearest.dropFirst().first?.isNumber == true
  }

  /// Whether a word begins with the number 5.
  private static func isFive(_ word: String) -> Bool {
    word.first?.wholeNumberValue == 5 && word.dropFirst().first?.isNumber != true
  }

  private static func isStar(_ word: String) -> Bool {
    // A vowel sign makes one character with the last letter, so the code points are compared too.
    stars.contains { word.hasPrefix($0) || word.unicodeScalars.starts(with: $0.unicodeScalars) }
  }
}

extension StarRequest {
  fileprivate static let message = "the text asks for five stars, which the stores forbid"
}
