/// The first line of a string that runs on over line ends because its closing mark is missing.
struct CutLine {
  /// Where the text of the string seems to end.
  var contentEnd: Int
  /// The offset of the semicolon at the end of the line.
  var semicolon: Int?
  /// The offset of the line after it.
  var nextLine: Int
}

extension StringsReader {
  /// The first line of a string that swallowed the entries of the lines after it, or `nil`.
  func swallowedLine(_ token: StringToken) -> CutLine? {
    guard token.quote != nil, scanner.hasLineEnd(token.content) else { return nil }
    let line = firstLine(of: token)
    return scanner.isEntry(scanner.endOfSpaces(from: line.nextLine)) ? line : nil
  }

  /// The first line of a string, without the semicolon that was meant to follow it.
  func firstLine(of token: StringToken) -> CutLine {
    let start = token.content.lowerBound
    let lineEnd = scanner.endOfLine(from: start)
    var end = scanner.startOfSpaces(before: lineEnd, from: start)
    var semicolon: Int?
    if end > start, scanner.byte(end - 1) == Ascii.semicolon {
      semicolon = end - 1
      end = scanner.startOfSpaces(before: end - 1, from: start)
    }
    let isPair =
      scanner.peek(lineEnd) == Ascii.carriageReturn
      && scanner.peek(lineEnd + 1) == Ascii.lineFeed
    return CutLine(
      contentEnd: end,
      semicolon: semicolon,
      nextLine: min(lineEnd + (isPair ? 2 : 1), scanner.count)
    )
  }
}
