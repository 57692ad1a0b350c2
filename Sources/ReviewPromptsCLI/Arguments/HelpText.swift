/// The help of a command, written from the same table that parses it.
struct HelpText {
  let path: [Command]
  /// How many columns a line may take.
  let width: Int

  private var command: Command { path[path.count - 1] }
  private var fullName: String { path.map(\.name).joined(separator: " ") }

  /// The short form for `-h`: purpose, usage, commands and flags.
  var short: String {
    ([command.summary, usage] + lists).joined(separator: "\n\n") + "\n"
  }

  /// The whole help, for `--help`.
  var full: String {
    var parts = [command.summary] + command.discussion.map { wrap($0, indent: 0) }
    parts.append(usage)
    parts += lists
    parts.append(exitStatus)
    if !command.examples.isEmpty { parts.append(examples) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var usage: String {
    var lines: [String] = []
    if command.run != nil {
      let words = [fullName] + command.flags.map(usageOfFlag) + [command.operands.synopsis]
      lines.append(wrap(words.filter { !$0.isEmpty }.map(unbreakable), indent: 2, hanging: 6))
    }
    if !command.subcommands.isEmpty { lines.append("  \(fullName) COMMAND ...") }
    return "Usage:\n" + lines.joined(separator: "\n")
  }

  private var lists: [String] {
    var parts: [String] = []
    if !command.subcommands.isEmpty {
      let rows = command.subcommands.map { ($0.name, $0.summary) }
      parts.append("Commands:\n" + table(rows))
    }
    var flags = command.flags.map { ($0.synopsis, $0.summary) }
    flags.append(("-h, --help", "Print the short or the whole help."))
    if path.count == 1 {
      flags.append(("--version", "Print the version, and those of ICU and CLDR."))
    }
    parts.append("Options:\n" + table(flags))
    return parts
  }

  private var exitStatus: String {
    """
    Exit status:
      0  done, and nothing to report
      1  findings, a failed expectation, or something that differs
      2  the job could not be done
    """
  }

  private var examples: String {
    let lines = command.examples.map { "  \($0.line)\n" + wrap($0.meaning, indent: 6) }
    return "Examples:\n" + lines.joined(separator: "\n")
  }

  private func usageOfFlag(_ flag: Flag) -> String {
    "[\(flag.synopsis)]" + (flag.isRepeatable ? "..." : "")
  }

  /// Keeps a flag and its value on one line.
  private func unbreakable(_ word: String) -> String {
    word.replacing(" ", with: "\u{A0}")
  }

  private func table(_ rows: [(String, String)]) -> String {
    let column = min(28, (rows.map(\.0.count).max() ?? 0) + 4)
    let lines = rows.map { name, summary in
      let text = wrap(summary, indent: column)
      guard name.count + 3 < column else { return "  \(name)\n\(text)" }
      return "  " + name + text.dropFirst(name.count + 2)
    }
    return lines.joined(separator: "\n")
  }

  private func wrap(_ text: String, indent: Int) -> String {
    wrap(text.split(separator: " ").map(String.init), indent: indent, hanging: indent)
  }

  private func wrap(_ words: [String], indent: Int, hanging: Int) -> String {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in words {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: hanging)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    lines.append(line)
    return lines.joined(separator: "\n").replacing("\u{A0}", with: " ")
  }
}
