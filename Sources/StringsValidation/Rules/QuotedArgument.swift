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
    guard text.text.features.contains(.apostrophe) else { return }
    let elisions = text.elisions
    guard elisions.isEmpty else { return report(elisions, text, &findings) }
    guard let pattern = text.pattern, !pattern.quotes.isEmpty else { return }
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

  /// Reports apostrophes that spoil the message together.
  private func report(
    _ elisions: [(name: String, range: Range<Int>)],
    _ text: TextInContext,
    _ findings: inout FindingList
  ) {
    guard let start = elisions.first?.range.lowerBound else { return }
    let rest = String(decoding: text.value.utf8.dropFirst(start + 1), as: UTF8.self)
    let isMendable = Self.hasOnlyElisions(rest)
    for elision in elisions {
      let fix = isMendable ? Self.fix(text, at: elision.range.lowerBound) : nil
      findings.report(Self.message(elision.name), text, at: elision.range, fix: fix)
    }
  }

  /// Only an apostrophe after a letter is an elision; others may be meant as quotation marks.
  private static func fix(_ text: TextInContext, _ quote: MessagePattern.Quote) -> Fix? {
    let start = quote.range.lowerBound
    let bytes = text.value.utf8
    let place = bytes.index(bytes.startIndex, offsetBy: start)
    guard let before = text.value[..<place].last, before.isLetter else { return nil }
    guard isClosedByElision(text.value, quote.range) else { return nil }
    return fix(text, at: start)
  }

  private static func fix(_ text: TextInContext, at start: Int) -> Fix {
    Fix("write ’ in place of the apostrophe", .unsafe, [text.edit(start..<start + 1, "’")])
  }
}

extension QuotedArgument {
  /// Whether all apostrophes of a text stand in words. Another one may close a quote, and would
  /// show when there is none.
  private static func hasOnlyElisions(_ text: String) -> Bool {
    var before: Character = " "
    for character in text.replacing("''", with: "’") {
      if character == "'", !before.isLetter { return false }
      before = character
    }
    return true
  }

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
