import Diagnostics
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
    let columns = Self.columns(text)
    guard columns > limit else { return }
    findings.report(Self.message(columns, limit), text)
  }

  private static func limit(_ key: PromptKey) -> Int {
    switch key {
    case .title: 40
    case .appMessage, .gameMessage, .updateMessage: 200
    case .rateButton, .remindButton, .declineButton: 25
    }
  }

  private static func columns(_ text: TextInContext) -> Int {
    let arguments = ArgumentNames(text.value).found
    var bytes = Array(text.value.utf8)
    for argument in arguments.reversed() {
      bytes.replaceSubrange(
        argument.range,
        with: repeatElement(UInt8(ascii: "x"), count: nameColumns)
      )
    }
    return DisplayWidth.columns(String(decoding: bytes, as: UTF8.self))
  }
}

extension TooLong {
  fileprivate static func message(_ columns: Int, _ limit: Int) -> String {
    "the text takes \(columns) columns with a name of 12 letters: expected \(limit) at most"
  }
}
