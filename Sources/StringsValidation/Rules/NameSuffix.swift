import Diagnostics
import MessageFormatting

/// A word ending that hangs on the app's name.
struct NameSuffix: TextRule {
  static let documentation = RuleDocumentation(
    "name-suffix",
    .warning,
    "A word ending hangs on the app's name, in a prompt.",
    reason: """
      The ending depends on how the name ends or sounds. The app's name can be anything, so the \
      ending is wrong for most names: write the sentence round it.
      """,
    bad: .prompt(#""reviewPrompt.title" = "Oletko pitänyt {appName}:sta?";"#, language: "fi"),
    good: .prompt(
      #""reviewPrompt.title" = "Minkä arvosanan {appName} saa?";"#,
      language: "fi"
    )
  )

  static let triggers: TextFeatures = .prompt

  /// Languages written without blanks between words, where what follows a name is no ending of it.
  private static let languagesWithoutBlanks: Set = [
    "ja", "zh", "yue", "th", "lo", "km", "my", "bo",
  ]

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.key.hasPrefix(PromptTable.keyPrefix), let pattern = text.pattern else { return }
    let code = text.table.table.language.code
    guard !Self.languagesWithoutBlanks.contains(code) else { return }
    // What a folder holds whose name is no language cannot be told.
    guard text.table.table.language.tag != nil else { return }
    pattern.forEachArgument { argument in
      guard argument.format == .plain, argument.name == "appName" else { return }
      let end = argument.range.upperBound
      guard let suffix = Self.suffix(pattern.text, from: end, code) else { return }
      if code == "ko", Self.hasBothParticles(pattern.text, from: end + suffix.utf8.count) { return }
      findings.report(Self.message(suffix), text, at: end..<end + suffix.utf8.count)
    }
  }

  /// Whether the other form of a Korean particle follows in parentheses, as in `이(가)`.
  private static func hasBothParticles(_ text: String, from offset: Int) -> Bool {
    let utf8 = text.utf8
    let rest = text[utf8.index(utf8.startIndex, offsetBy: offset)...]
    guard rest.first == "(" || rest.first == "（" else { return false }
    let other = rest.dropFirst().prefix { $0.isLetter }
    let close = rest.dropFirst(1 + other.count).first
    return !other.isEmpty && (close == ")" || close == "）")
  }

  /// An ending behind an argument, be it right behind or behind an apostrophe, a hyphen or a colon.
  private static func suffix(_ text: String, from offset: Int, _ language: String) -> String? {
    let utf8 = text.utf8
    let rest = text[utf8.index(utf8.startIndex, offsetBy: offset)...]
    let joint = rest.prefix { "'’-‑:".contains($0) }
    let letters = rest.dropFirst(joint.count).prefix { $0.isLetter }
    guard joint.count <= 1, !letters.isEmpty else { return nil }
    guard NameEnding.depends(letters, joint: joint.first, language: language) else { return nil }
    return String(joint + letters)
  }
}

extension NameSuffix {
  fileprivate static func message(_ suffix: String) -> String {
    "the ending \(suffix.excerpt) hangs on the app's name, which can be anything"
  }
}
