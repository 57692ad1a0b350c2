internal import MessageFormatting
internal import PromptContent

/// Draws one prompt as an alert.
struct AlertMarkup {
  let language: GalleryLanguage
  let markup: MessageMarkup

  /// The alerts of all messages.
  var html: String {
    language.overview.prompts.map(alert).joined()
  }

  private func alert(_ prompt: ReviewPrompt) -> String {
    let direction = prompt.direction == .rightToLeft ? "rtl" : "ltr"
    let message = prompt.message.rawValue
    let buttons: [(PromptKey, String, String)] = [
      (.rateButton, "rate", "k r"), (.remindButton, "remind", "k"),
      (.declineButton, "decline", "k"),
    ]
    let labels = buttons.map { element("span", $0.0, $0.1, $0.2, prompt) }.joined()
    return
      "<div class=\"alert\" data-m=\"\(message)\" role=\"group\" aria-label=\"\(message) message\""
      + " lang=\"\(prompt.language.html)\" dir=\"\(direction)\">"
      + element("p", .title, "title", "t", prompt)
      + element("p", prompt.message.key, "message", "b", prompt)
      + (labels.isEmpty ? "" : "<div class=\"bs\">\(labels)</div>") + "</div>"
  }

  /// Nothing for a hidden element.
  private func element(
    _ tag: String,
    _ key: PromptKey,
    _ name: String,
    _ style: String,
    _ prompt: ReviewPrompt
  ) -> String {
    let entry = language.overview.entries.first {
      $0.key == key && $0.messages.contains(prompt.message)
    }
    guard let entry, entry.text != nil else { return "" }
    let own = prompt.isMixed ? entry.source?.language : nil
    let attribute = own.map { " lang=\"\($0.html)\"" } ?? ""
    let text = markup.html(entry)
    return "<\(tag) class=\"\(style)\" data-k=\"\(name)\"\(attribute)>\(text)</\(tag)>"
  }
}
