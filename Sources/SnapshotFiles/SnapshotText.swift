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
    let parts = [header] + overview.entries.map(Self.lines)
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// What holds of the whole language.
  private var header: [String] {
    let isRightToLeft = overview.direction == .rightToLeft
    var lines = [
      Self.line("language", overview.language),
      Self.line("direction", isRightToLeft ? "right to left" : "left to right"),
    ]
    lines += fallbacks
    lines.append(Self.line("link", link.map(\.visiblyQuoted) ?? "none"))
    lines.append(Self.line("app name", appName.visiblyQuoted))
    for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
      lines.append(Self.line("argument", "\(name) = \(value.snapshotText)"))
    }
    return lines + overview.problems.map { Self.line("problem", $0.description.visiblyQuoted) }
  }

  /// The messages that are not in the language asked for, or not in one language.
  private var fallbacks: [String] {
    overview.prompts.compactMap { prompt in
      if prompt.isMixed { return Self.line("mixed", prompt.message.rawValue) }
      guard prompt.language != overview.language else { return nil }
      return Self.line("written in", "\(prompt.language) (\(prompt.message.rawValue))")
    }
  }

  private static func line(_ name: String, _ value: String) -> String {
    name + String(repeating: " ", count: max(1, 12 - name.count)) + value
  }

  private static func lines(of entry: PromptOverview.Entry) -> [String] {
    let shown = PromptMessage.allCases.filter { $0.shows(entry.key) }
    let messages = entry.messages.map(\.rawValue).joined(separator: ", ")
    let heading = entry.messages == shown ? "" : " (\(messages))"
    guard let source = entry.source else {
      return [entry.key.rawValue + heading, "  missing"]
    }
    let text = entry.text?.visiblyQuoted ?? "hidden"
    return [entry.key.rawValue + heading, "  \(text)", "  from \(place(of: source, entry.key))"]
  }

  private static func place(of source: StringSource, _ key: PromptKey) -> String {
    let parts = [
      source.layer.rawValue, source.language, source.table,
      source.key == key.rawValue ? nil : source.key,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
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
