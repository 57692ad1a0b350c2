internal import Diagnostics

/// Colours for a terminal; the only place that knows how they are written.
struct TextStyle {
  let isColored: Bool

  /// The word for a severity in its colour.
  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: wrap("1;31", severity.rawValue)
    case .warning: wrap("1;33", severity.rawValue)
    case .note: wrap("1;36", severity.rawValue)
    }
  }

  /// A path, in bold.
  func path(_ text: String) -> String { wrap("1", text) }

  /// The name of a rule, paler than the rest.
  func rule(_ text: String) -> String { wrap("2", text) }

  private func wrap(_ code: String, _ text: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension Session {
  /// Whether what goes to standard output is coloured.
  ///
  /// The flag comes first, then `NO_COLOR`, `CLICOLOR_FORCE` and `FORCE_COLOR`, each when it is not
  /// empty, then whether it goes to a terminal that can show colours.
  func usesColor(_ flag: String?) -> Bool {
    func isSet(_ key: EnvironmentKey) -> Bool { environment[key]?.isEmpty == false }
    if flag == "always" { return true }
    if flag == "never" || isSet(.noColor) { return false }
    if isSet(.forceColorBSD) || isSet(.forceColor) { return true }
    guard let terminal = environment[.terminal], terminal != "dumb" else { return false }
    return isOutputTerminal
  }
}
