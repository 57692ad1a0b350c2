import Diagnostics
import MessageFormatting

/// A text with braces that is no message.
struct ICUSyntax: TextRule {
  static let documentation = RuleDocumentation(
    "icu-syntax",
    .error,
    "A text with arguments in braces is not written as ICU's MessageFormat wants it.",
    reason: "The app cannot fill in the text: readers see braces and keywords, or nothing.",
    bad: RuleExample(#""hi" = "Bonjour {name";"#, source: #""hi" = "Hello {name}";"#),
    good: RuleExample(#""hi" = "Bonjour {name}";"#, source: #""hi" = "Hello {name}";"#)
  )

  static let triggers: TextFeatures = .brace

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let message = text.text.message, text.isMessage else { return }
    guard let error = message.error else { return checkClosingBrace(text, message, &findings) }
    if case .missingOther = error.kind { return }
    // The cause is told by `quoted-argument`.
    guard text.elisions.isEmpty else { return }
    findings.report(
      Self.isDoubledBrace(error, text.value) ? Self.doubledBraces : error.description,
      text,
      at: error.utf8Offset..<error.utf8Offset,
      notes: text.sourceNote
    )
  }

  /// Whether a brace was found where a name is expected, right behind another brace.
  private static func isDoubledBrace(_ error: MessagePatternError, _ text: String) -> Bool {
    guard case .missingName(let found) = error.kind, found == "{" else { return false }
    return text.utf8.dropFirst(error.utf8Offset - 1).starts(with: "{{".utf8)
  }

  /// A closing brace that closes nothing, which ICU prints.
  private func checkClosingBrace(
    _ text: TextInContext,
    _ message: MessageReading,
    _ findings: inout FindingList
  ) {
    guard !message.isPlain, let pattern = message.pattern else { return }
    var quotes = pattern.quotes[...]
    var depth = 0
    for (place, byte) in text.value.utf8.enumerated() {
      while let quote = quotes.first, quote.range.upperBound <= place { quotes.removeFirst() }
      if let quote = quotes.first, quote.range.contains(place) { continue }
      if byte == UInt8(ascii: "{") { depth += 1 }
      guard byte == UInt8(ascii: "}") else { continue }
      guard depth == 0 else {
        depth -= 1
        continue
      }
      guard text.elisions.isEmpty else { return }
      return findings.report(Self.closingBrace, text, at: place..<place + 1)
    }
  }
}

extension ICUSyntax {
  fileprivate static let doubledBraces =
    "found '{{': an argument has one brace on each side, as in '{name}'"

  fileprivate static let closingBrace =
    "found '}' without a '{' before it; write '}' in apostrophes to print a brace"
}
