/// What is left round a percent sign of a placeholder of the source text that is missing.
struct PlaceholderRest {
  /// Where it stands in the text, in bytes of UTF-8.
  let range: Range<Int>
  /// What it was probably meant as, and how to say so.
  let message: String

  /// Looks round a percent sign; `nil` when no placeholder of the source text is missing.
  init?(at sign: Int, in text: TextInContext) {
    guard let source = text.source, let dropped = text.difference?.dropped, !dropped.isEmpty else {
      return nil
    }
    let scalars = Array(text.value.unicodeScalars)
    let place = text.value.utf8.prefix(sign).count { $0 & 0xC0 != 0x80 }
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
    let missing = dropped.map { number in (number, spelling(number, source)) }
    let numbered = missing.first { digits.contains(Double($0.0)) }
    let lettered = missing.first { _, spelling in
      spelling.unicodeScalars.last.map { rest.contains($0) } == true
    }
    return (numbered ?? lettered ?? missing.first)?.1 ?? "%@"
  }

  private static func spelling(_ number: Int, _ source: TableText) -> String {
    let names = source.format.certain
    let unnumbered = names.indices.contains(number - 1) ? names[number - 1] : nil
    guard let found = names.first(where: { $0.number == number }) ?? unnumbered else {
      return "%\(number)$"
    }
    return String(decoding: Array(source.value.utf8)[found.range], as: UTF8.self)
  }
}
