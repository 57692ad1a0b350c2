import Diagnostics
import MessageFormatting
import PromptContent

/// A text of a prompt that does not fit.
struct TooLong: TextRule {
  static let documentation = RuleDocumentation(
    "too-long",
    .warning,
    "A text of a prompt is longer than its place: title 40, message 200, button 25 columns.",
    reason: "Readers see the beginning and three dots, or a button in tiny letters.",
    bad: .prompt(
      #""reviewPrompt.button.rate" = "Noter cette application maintenant";"#
    ),
    good: .prompt(#""reviewPrompt.button.rate" = "Noter maintenant";"#)
  )

  static let triggers: TextFeatures = .prompt

  /// The columns that a name of usual length takes.
  private static let nameColumns = 12

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let key = PromptKey(rawValue: text.text.key) else { return }
    let limit = Self.limit(key)
    // No text takes more columns than bytes, so most need not be counted.
    guard text.value.utf8.count + Self.nameColumns > limit else { return }
    guard let columns = Self.columns(text), columns > limit else { return }
    findings.report(Self.message(columns, limit), text)
  }

  private static func limit(_ key: PromptKey) -> Int {
    switch key {
    case .title: 40
    case .appMessage, .gameMessage, .updateMessage: 200
    case .rateButton, .remindButton, .declineButton: 25
    }
  }

  /// The columns that the text takes at most; `nil` when it is a message with a fault, which is
  /// told by a rule of its own.
  private static func columns(_ text: TextInContext) -> Int? {
    guard text.text.message != nil else { return DisplayWidth.columns(text.value) }
    return text.pattern.map { DisplayWidth.columns(longest($0.parts, $0)) }
  }

  /// The longest of the texts that a message can turn into.
  private static func longest(_ parts: [MessagePattern.Part], _ pattern: MessagePattern) -> String {
    parts.map { part in
      switch part {
      case .literal(let range): String(pattern.substring(range))
      case .numberSign: "1"
      case .argument(let argument): longest(argument, pattern)
      }
    }.joined()
  }

  private static func longest(
    _ argument: MessagePattern.Argument,
    _ pattern: MessagePattern
  ) -> String {
    let variants = argument.variants.map { variant in
      let text = longest(variant.parts, pattern)
      return (text: text, columns: DisplayWidth.columns(text))
    }
    let widest = variants.max { $0.columns < $1.columns }
    return widest?.text ?? String(repeating: "x", count: nameColumns)
  }
}

extension TooLong {
  fileprivate static func message(_ columns: Int, _ limit: Int) -> String {
    "the text takes \(columns) columns with a name of 12 letters: expected \(limit) at most"
  }
}
