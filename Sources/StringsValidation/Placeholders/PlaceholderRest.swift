/// What is left round a percent sign of a placeholder of the source text that is missing.
struct PlaceholderRest {
  /// Where it stands in the text, in bytes of UTF-8.
  let range: Range<Int>
  /// What it was probably meant as, and how to say so.
  let message: String

  /// How many characters are looked at on each side of a sign; no placeholder is as long.
  private static let reach = 64

  /// Looks round a percent sign; `nil` when no placeholder of the source text is missing.
  init?(at sign: Int, in text: TextInContext) {
    guard let source = text.formatSource, let dropped = text.difference?.dropped, !dropped.isEmpty
    else {
      return nil
    }
    let value = text.value.unicodeScalars
    let index = text.value.utf8.index(value.startIndex, offsetBy: sign)
    // The whole text is not copied, since a text may hold very many signs.
    let before = value[..<index].suffix(Self.reach)
    let scalars = Array(before) + value[index...].prefix(Self.reach)
    let place = before.count
    guard scalars.indices.contains(place) else { return nil }
    let rest = Self.rest(round: place, in: scalars)
    let start = sign - Self.length(scalars[rest.lowerBound..<place])
    let length = Self.length(scalars[rest])
    let found = String(String.UnicodeScalarView(scalars[rest]))
    let wanted = Self.wanted(scalars[rest], dropped, source)
    if Self.isRest(scalars[rest]) {
      range = start..<start + length
      message = "\(found.excerpt) was probably meant as \(wanted.excerpt)"
    } else {
      range = sign..<sign + 1
      message =
        "a percent sign stands alone and \(wanted.excerpt) of the source text is missing:"
        + " write \(wanted.excerpt), or '%%' to show a percent sign"
    }
  }

  private static func length(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { (sum: Int, scalar: Unicode.Scalar) in sum + UTF8.width(scalar) }
  }

  /// The characters round a sign that placeholders are made of.
  private static func rest(round sign: Int, in scalars: [Unicode.Scalar]) -> Range<Int> {
    var start = sign
    while start > 0, isPart(scalars[start - 1]) { start -= 1 }
    let isFreeLetter = start < 2 || !scalars[start - 2].properties.isAlphabetic
    if start > 0, isFreeLetter, isLetter(scalars[start - 1]) { start -= 1 }
    var end = sign + 1
    while end < scalars.count, isPart(scalars[end]) || ",.".unicodeScalars.contains(scalars[end]) {
      end += 1
    }
    var letters = end
    while letters < scalars.count, isLetter(scalars[letters]) { letters += 1 }
    let isWord = letters < scalars.count && scalars[letters].properties.isAlphabetic
    if !isWord { end = letters }
    while end > sign + 1, ",.".unicodeScalars.contains(scalars[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    // U+066A ARABIC PERCENT SIGN comes from right-to-left keyboards.
    scalar == "$" || scalar == "@" || scalar == "%" || scalar == "\u{66A}"
      || scalar.properties.generalCategory == .decimalNumber
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    "dfiuslx".unicodeScalars.contains(scalar)
  }

  /// Whether characters are more than a percent sign and a number before it.
  private static func isRest(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.contains { scalar in
      scalar == "$" || scalar == "@" || isLetter(scalar) || scalar == "\u{66A}"
        || scalar.value > 0x7F && scalar.properties.generalCategory == .decimalNumber
    }
  }

  /// The missing placeholder with the number or the letter that is left, or else the first.
  private static func wanted(
    _ rest: ArraySlice<Unicode.Scalar>,
    _ dropped: [Int],
    _ source: TableText
  ) -> String {
    let digits = rest.compactMap { $0.properties.numericValue }
    let letters = rest.filter { $0 == "@" || isLetter($0) }
    let format = source.format
    let numbered = digits.isEmpty ? nil : dropped.first { digits.contains(Double($0)) }
    let lettered =
      letters.isEmpty
      ? nil
      : dropped.first { number in
        let letter = format.conversion(taking: number)?.letter
        return letter.map { letters.contains(Unicode.Scalar($0)) } == true
      }
    let number = numbered ?? lettered ?? dropped.first
    let wanted = number.flatMap { format.conversion(taking: $0) }
    return wanted?.spelling(in: source.value) ?? "%@"
  }
}
