/// What stands in a text and is no language: addresses of the web and of mail, and tags such as `<b>`.
enum UntranslatableText {
  /// Cuts a piece of text so that what must not be changed stands in pieces of its own.
  static func pieces(_ piece: PatternRewriter.Piece) -> [PatternRewriter.Piece] {
    guard piece.isLiteral else { return [piece] }
    var pieces: [PatternRewriter.Piece] = []
    var rest = piece.text
    var start = rest.startIndex
    var last: Character?
    while let next = rest.first {
      let isInWord = last.map { $0.isLetter || $0.isNumber } ?? false
      if let end = next == "<" ? tagEnd(rest) : isInWord ? nil : addressEnd(rest) {
        pieces.append(
          PatternRewriter.Piece(text: piece.text[start..<rest.startIndex], isLiteral: true)
        )
        pieces.append(PatternRewriter.Piece(text: rest[..<end], isLiteral: false))
        start = end
        rest = rest[end...]
        last = nil
      } else {
        last = rest.removeFirst()
      }
    }
    pieces.append(PatternRewriter.Piece(text: piece.text[start...], isLiteral: true))
    return pieces.filter { !$0.text.isEmpty }
  }

  /// The end of a tag that the text begins with.
  private static func tagEnd(_ text: Substring) -> Substring.Index? {
    let inner = text.dropFirst()
    guard let first = inner.first, first.isASCII, first.isLetter || first == "/" else { return nil }
    guard let end = inner.firstIndex(where: { $0 == "<" || $0 == ">" }), text[end] == ">" else {
      return nil
    }
    return text.index(after: end)
  }

  /// The end of an address that the text begins with; a full stop behind it belongs to the sentence.
  private static func addressEnd(_ text: Substring) -> Substring.Index? {
    guard let first = text.first, first.isLetter || first.isNumber else { return nil }
    var word = text.prefix { !$0.isWhitespace && !"<>\"“”«»".contains($0) }
    while let last = word.last, !last.isLetter, !last.isNumber, last != "/" { word.removeLast() }
    return isAddress(word) ? word.endIndex : nil
  }

  private static func isAddress(_ word: Substring) -> Bool {
    guard word.contains(where: { ".:@".contains($0) }) else { return false }
    if let separator = word.firstRange(of: "://") {
      return separator.upperBound < word.endIndex
        && word[..<separator.lowerBound].allSatisfy { $0.isASCII && $0.isLetter }
    }
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2 { return !parts[0].isEmpty && isDomain(parts[1]) }
    return parts.count == 1 && isDomain(word.prefix { !"/?#".contains($0) })
  }

  /// Whether a name ends like one of the domain name system, such as `example.com`.
  private static func isDomain(_ name: Substring) -> Bool {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let top = labels.last, top.count > 1 else { return false }
    return top.allSatisfy { $0.isASCII && $0.isLowercase }
      && labels.allSatisfy { label in
        !label.isEmpty
          && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }
}
