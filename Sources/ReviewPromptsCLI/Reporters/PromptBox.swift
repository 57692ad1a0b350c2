internal import MessageFormatting
internal import PromptContent

/// Draws a prompt as a box of a terminal.
///
/// A text from right to left stands at the right, in an isolate that turns the line where the terminal knows how, and
/// takes no room where it does not.
struct PromptBox {
  let prompt: ReviewPrompt
  /// How many columns the box may take, from ``narrowest`` up.
  let width: Int

  /// How many columns a box needs.
  static let narrowest = 20

  private var isRightToLeft: Bool { prompt.direction == .rightToLeft }
  /// Two columns on each side are the frame and a blank.
  private var inner: Int { min(max(width, Self.narrowest), 64) - 4 }

  /// The box, in lines that end with LF.
  var text: String {
    let parts = [prompt.title, prompt.body].compactMap(\.self).map {
      LineWrapping(width: inner).lines($0.printablePrompt).map(start)
    }
    let shown = parts + (buttons.isEmpty ? [] : [buttons])
    let groups = shown.isEmpty ? [[start(PromptReport.nothingShown)]] : shown
    let body = groups.joined(separator: [String(repeating: " ", count: inner)])
    let rule = String(repeating: "─", count: inner + 2)
    let lines = ["╭\(rule)╮"] + body.map { "│ \($0) │" } + ["╰\(rule)╯"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The buttons in one row at the end, or one below the other where they have no room.
  private var buttons: [String] {
    // Two columns on each side are a bracket and a blank.
    let labels = [prompt.buttons.decline, prompt.buttons.remind, prompt.buttons.rate]
      .compactMap { $0.map { LineWrapping(width: inner - 4).lines($0.printablePrompt) } }
      .map(Self.bracketed)
    let row = labels.joined().joined(separator: "  ")
    if row.columns <= inner, labels.allSatisfy({ $0.count == 1 }) {
      return labels.isEmpty ? [] : [end(row)]
    }
    return labels.reversed().joined().map(end)
  }

  private static func bracketed(_ lines: [String]) -> [String] {
    lines.indices.map { index in
      (index == lines.startIndex ? "[ " : "") + lines[index]
        + (index == lines.index(before: lines.endIndex) ? " ]" : "")
    }
  }

  /// A line at the side at which the text begins.
  private func start(_ line: String) -> String {
    isRightToLeft ? padding(line) + isolated(line) : line + padding(line)
  }

  /// A line at the other side.
  private func end(_ line: String) -> String {
    isRightToLeft ? isolated(line) + padding(line) : padding(line) + line
  }

  private func padding(_ line: String) -> String {
    String(repeating: " ", count: max(0, inner - line.columns))
  }

  private func isolated(_ line: String) -> String { "\u{2067}\(line)\u{2069}" }
}
