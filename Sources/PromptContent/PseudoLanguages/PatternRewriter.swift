internal import MessageFormatting

/// Rewrites the literal text of a pattern, and copies everything else.
struct PatternRewriter {
  /// A stretch between two arguments.
  typealias Run = [Piece]

  /// Some of a run.
  struct Piece {
    var text: Substring
    /// Whether it may be changed; quoting apostrophes, and what they quote, may not.
    var isLiteral: Bool
  }

  /// Gives the new text of each run of one message: the whole pattern, or one text of a plural or select.
  typealias Rewrite = @Sendable ([Run]) -> [String]

  let pattern: MessagePattern
  let rewrite: Rewrite

  /// The pattern with its literal text rewritten.
  var rewritten: String {
    mutating get { message(pattern.parts, 0..<pattern.text.utf8.count) }
  }

  private mutating func message(_ parts: [MessagePattern.Part], _ range: Range<Int>) -> String {
    var runs: [Run] = [[]]
    var between: [String] = []
    var end = range.lowerBound
    for part in parts {
      switch part {
      case .literal(let literal):
        copy(end..<literal.lowerBound, to: &runs)
        let isLiteral = !pattern.quotes.contains { $0.range.overlaps(literal) }
        add(literal, isLiteral: isLiteral, to: &runs)
        end = literal.upperBound
      case .argument(let argument):
        copy(end..<argument.range.lowerBound, to: &runs)
        between.append(self.argument(argument))
        runs.append([])
        end = argument.range.upperBound
      case .numberSign(let sign):
        copy(end..<sign.lowerBound, to: &runs)
        between.append(String(pattern.substring(sign)))
        runs.append([])
        end = sign.upperBound
      }
    }
    copy(end..<range.upperBound, to: &runs)
    let texts = rewrite(runs)
    return zip(texts, between + [""]).map { $0 + $1 }.joined()
  }

  /// An argument as it was written, but for the texts to choose from.
  private mutating func argument(_ argument: MessagePattern.Argument) -> String {
    var text = ""
    var end = argument.range.lowerBound
    for variant in argument.variants {
      text += pattern.substring(end..<variant.range.lowerBound)
      text += message(variant.parts, variant.range)
      end = variant.range.upperBound
    }
    return text + pattern.substring(end..<argument.range.upperBound)
  }

  private func copy(_ range: Range<Int>, to runs: inout [Run]) {
    add(range, isLiteral: false, to: &runs)
  }

  private func add(_ range: Range<Int>, isLiteral: Bool, to runs: inout [Run]) {
    guard !range.isEmpty else { return }
    runs[runs.count - 1].append(Piece(text: pattern.substring(range), isLiteral: isLiteral))
  }
}
