internal import MessageFormatting
internal import PromptContent

/// Writes a text so that the page can put other arguments into it.
///
/// Arguments of plain texts become elements of their own. Plurals and selects are described to the script, which
/// chooses by the browser's own plural rules. Anything else stays as it was formatted here.
struct MessageMarkup {
  let arguments: [String: MessageArgument]
  /// Whether arguments are set apart from text of the other direction.
  let isolates: Bool

  /// The text of an entry as HTML.
  func html(_ entry: PromptOverview.Entry) -> String {
    guard let text = entry.text, let message = entry.pattern else { return "" }
    if message.parsed.isPlain { return plain(message.parsed) ?? text.html }
    guard let description = MessageDescription.json(message) else { return text.html }
    return "<span data-p=\"\(description.html)\">\(text.html)</span>"
  }

  /// Whether the page can put other arguments into the text.
  static func isLive(_ message: Message) -> Bool {
    message.parsed.isPlain || MessageDescription.json(message) != nil
  }

  private func plain(_ pattern: MessagePattern) -> String? {
    var html = ""
    for part in pattern.parts {
      switch part {
      case .literal(let range): html += String(pattern.substring(range)).html
      case .argument(let argument):
        guard let element = element(argument.name) else { return nil }
        html += element
      case .numberSign: return nil
      }
    }
    return html
  }

  private func element(_ name: String) -> String? {
    let tag = isolates ? "bdi" : "span"
    switch arguments[name] {
    case .string(let text): return "<\(tag) data-a=\"\(name.html)\">\(text.html)</\(tag)>"
    case nil: return "<\(tag) data-a=\"\(name.html)\">{\(name.html)}</\(tag)>"
    default: return nil
    }
  }
}
