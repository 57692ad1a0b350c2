import Diagnostics
import MessageFormatting

/// An apostrophe that turns an argument into plain text.
struct QuotedArgument: TextRule {
  static let documentation = RuleDocumentation(
    "quoted-argument",
    .error,
    "A straight apostrophe right before a brace makes the argument plain text.",
    reason: """
      Readers see '{appName}' in place of the app's name, and the apostrophe is gone. French and \
      Italian texts fall into it: l'{appName}, dell'{appName}.
      """,
    bad: RuleExample(
      #""ask" = "Aimez-vous l'{app} ?";"#,
      source: #""ask" = "Do you like {app}?";"#
    ),
    good: RuleExample(
      #""ask" = "Aimez-vous l’{app} ?";"#,
      source: #""ask" = "Do you like {app}?";"#
    ),
    fix: .unsafe("Writes the typographic apostrophe ’, which quotes nothing.")
  )

  static let triggers: TextFeatures = .apostrophe

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.features.contains(.apostrophe), let pattern = text.pattern else { return }
    guard !pattern.quotes.isEmpty else { return }
    let wanted = text.sourceNames
    let live = text.text.message?.names ?? []
    for found in text.quotedArguments {
      // Whoever quotes an argument in the source language too means to show braces.
      if let wanted, !wanted.contains(found.name) { continue }
      let isLost = wanted != nil && !live.contains(found.name)
      findings.report(
        Self.message(found.name),
        text,
        at: found.quote.range.lowerBound..<found.range.upperBound,
        severity: isLost ? nil : .warning,
        fix: Self.fix(text, found.quote)
      )
    }
  }

  /// Only an apostrophe after a letter is an elision; others may be meant as quotation marks.
  private static func fix(_ text: TextInContext, _ quote: MessagePattern.Quote) -> Fix? {
    let start = quote.range.lowerBound
    let bytes = text.value.utf8
    let place = bytes.index(bytes.startIndex, offsetBy: start)
    guard let before = text.value[..<place].last, before.isLetter else { return nil }
    guard isClosedByElision(text.value, quote.range) else { return nil }
    return Fix("write ’ in place of the apostrophe", .unsafe, [text.edit(start..<start + 1, "’")])
  }
}

extension QuotedArgument {
  /// Whether the apostrophe that closes a quote can stay: it then shows, so it must be one in a word.
  ///
  /// A quote that is not closed has none.
  private static func isClosedByElision(_ text: String, _ quote: Range<Int>) -> Bool {
    let inner = Array(text.utf8)[quote].dropFirst()
    guard inner.last == UInt8(ascii: "'") else { return true }
    return String(decoding: inner.dropLast(), as: UTF8.self).last?.isLetter == true
  }
}

extension QuotedArgument {
  fileprivate static func message(_ name: String) -> String {
    "the apostrophe before '{\(name.excerptText)}' makes it plain text: write ’ (U+2019) or '' in "
      + "place of the apostrophe"
  }
}
