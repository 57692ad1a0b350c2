import Diagnostics
import MessageFormatting

/// A choice without its last resort.
struct MissingOther: TextRule {
  static let documentation = RuleDocumentation(
    "missing-other",
    .error,
    "A plural or select has no text for 'other'.",
    reason: "For every number or word that has no text of its own, readers see nothing or rubbish.",
    bad: RuleExample(#""days" = "{n, plural, one {# jour}}";"#),
    good: RuleExample(#""days" = "{n, plural, one {# jour} other {# jours}}";"#)
  )

  static let triggers: TextFeatures = .brace

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let error = text.text.message?.error, text.isMessage else { return }
    guard case .missingOther = error.kind else { return }
    // The text for 'other' may stand in apostrophes, which is told by `quoted-argument`.
    guard text.elisions.isEmpty else { return }
    if let word = Self.otherKeyword(error), let place = Self.place(word, after: error, text) {
      return findings.report(Self.message(word), text, at: place)
    }
    findings.report(error.description, text, at: error.utf8Offset..<error.utf8Offset)
  }

  /// The keyword of a plural that is none, and so probably stands for `other`.
  private static func otherKeyword(_ error: MessagePatternError) -> String? {
    guard case .missingOther(_, let format, let selectors) = error.kind, format != .select else {
      return nil
    }
    let unknown = selectors.filter { selector in
      !selector.hasPrefix("=") && nearestName(to: selector, among: PluralCategories.names) == nil
    }
    return unknown.count == 1 ? unknown.first : nil
  }

  private static func place(
    _ word: String,
    after error: MessagePatternError,
    _ text: TextInContext
  ) -> Range<Int>? {
    let bytes = Array(text.value.utf8)
    let length = word.utf8.count
    for start in bytes.indices.dropFirst(error.utf8Offset + 1)
    where bytes[start...].starts(with: word.utf8) {
      let isStart = bytes[start - 1] <= 0x20 || bytes[start - 1] == UInt8(ascii: "}")
      let next = bytes[(start + length)...].first { $0 > 0x20 }
      if isStart, next == UInt8(ascii: "{") { return start..<start + length }
    }
    return nil
  }
}

extension MissingOther {
  fileprivate static func message(_ word: String) -> String {
    "the keyword '\(word.excerptText)' is none, and there is no text for 'other': did you mean "
      + "'other'?"
  }
}
