/// Text with accents, a third longer than it was.
enum AccentedText {
  /// Repeats vowels, or any letters where there are too few of them, all through the texts of a message.
  static func rewrite(_ runs: [PatternRewriter.Run]) -> [String] {
    let runs = runs.map { $0.flatMap(UntranslatableText.pieces) }
    let literals = runs.joined().filter(\.isLiteral).map(\.text)
    let letters = literals.reduce(0) { $0 + $1.count }
    let vowels = literals.reduce(0) { $0 + $1.count(where: isVowel) }
    var stretch = Stretch(extra: (letters + 2) / 3, places: vowels, isPlace: isVowel)
    if vowels < stretch.extra {
      let places = literals.reduce(0) { $0 + $1.count(where: isLetter) }
      stretch = Stretch(extra: stretch.extra, places: places, isPlace: isLetter)
    }
    return runs.map { run in
      run.map { $0.isLiteral ? stretch.rewrite($0.text) : String($0.text) }.joined()
    }
  }

  /// The work of spreading extra letters evenly over the places where they may go.
  private struct Stretch {
    /// How many letters are to be added.
    let extra: Int
    /// How many places there are for them.
    let places: Int
    let isPlace: (Character) -> Bool
    private var visited = 0

    init(extra: Int, places: Int, isPlace: @escaping (Character) -> Bool) {
      self.extra = extra
      self.places = places
      self.isPlace = isPlace
    }

    mutating func rewrite(_ text: Substring) -> String {
      var result = ""
      for character in text {
        let accented = accents[character] ?? character
        let count = isPlace(character) ? 1 + extraLetters() : 1
        result += String(repeating: accented, count: count)
      }
      return result
    }

    private mutating func extraLetters() -> Int {
      let before = visited * extra / places
      visited += 1
      return visited * extra / places - before
    }
  }

  private static func isVowel(_ character: Character) -> Bool { "aeiouAEIOU".contains(character) }

  private static func isLetter(_ character: Character) -> Bool { character.isLetter }

  /// The letters of the Latin alphabet with accents, as Android's build tools write them.
  private static let accents = [Character: Character](
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
    )
  )
}
