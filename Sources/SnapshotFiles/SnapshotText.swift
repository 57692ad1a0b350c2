internal import MessageFormatting
internal import PromptContent

/// Writes the prompts of a language as text that can be reviewed.
struct SnapshotText {
  let overview: PromptOverview
  let appName: String
  let arguments: [String: MessageArgument]
  let link: String?

  /// The text, in lines that end with LF.
  var text: String {
    var text = ""
    // A shipped language takes about 1,500 bytes, or twice that in other scripts than Latin.
    text.reserveCapacity(4096)
    writeHeader(to: &text)
    for entry in overview.entries { Self.write(entry, to: &text) }
    return text
  }

  /// Writes what holds of the whole language.
  private func writeHeader(to text: inout String) {
    let isRightToLeft = overview.direction == .rightToLeft
    Self.write("language", overview.language, to: &text)
    Self.write("direction", isRightToLeft ? "right to left" : "left to right", to: &text)
    for prompt in overview.prompts { writeFallback(of: prompt, to: &text) }
    Self.write("link", link.map(\.visiblyQuoted) ?? "none", to: &text)
    Self.write("app name", appName.visiblyQuoted, to: &text)
    for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
      Self.write("argument", "\(name) = \(value.snapshotText)", to: &text)
    }
    for problem in overview.problems {
      Self.write("problem", problem.description.visiblyQuoted, to: &text)
    }
  }

  /// Writes that a message is not in the language asked for, or not in one language.
  private func writeFallback(of prompt: ReviewPrompt, to text: inout String) {
    if prompt.isMixed {
      Self.write("mixed", prompt.message.rawValue, to: &text)
    } else if prompt.language != overview.language {
      Self.write("written in", "\(prompt.language) (\(prompt.message.rawValue))", to: &text)
    }
  }

  private static func write(_ name: String, _ value: String, to text: inout String) {
    text += name
    for _ in name.utf8.count..<12 { text += " " }
    text += value
    text += "\n"
  }

  private static func write(_ entry: PromptOverview.Entry, to text: inout String) {
    text += "\n"
    text += entry.key.rawValue
    if entry.messages != PromptMessage.allCases.filter({ $0.shows(entry.key) }) {
      text += " (\(entry.messages.map(\.rawValue).joined(separator: ", ")))"
    }
    guard let source = entry.source else {
      text += "\n  missing\n"
      return
    }
    text += "\n  "
    text += entry.text?.visiblyQuoted ?? "hidden"
    text += "\n  from "
    text += source.layer.rawValue
    for part in [source.language, source.table] {
      guard let part else { continue }
      text += ", "
      text += part
    }
    if source.key != entry.key.rawValue { text += ", \(source.key)" }
    text += "\n"
  }
}

extension MessageArgument {
  fileprivate var snapshotText: String {
    switch self {
    case .string(let text): text.visiblyQuoted
    case .integer(let number): String(number)
    case .decimal(let digits): digits
    case .double(let number): String(number)
    case .date(let seconds, let zone): "\(seconds) seconds since 1970, \(zone)"
    }
  }
}
