import Diagnostics
import MessageFormatting

/// A keyword of a select that the source text does not have.
struct SelectKeyword: TextRule {
  static let documentation = RuleDocumentation(
    "select-keyword",
    .error,
    "A keyword of a select differs from those of the source text.",
    reason: """
      Keywords are not shown and must not be translated: the text behind a translated one is never \
      shown.
      """,
    bad: RuleExample(
      #""who" = "{sex, select, femme {Elle} other {Il}}";"#,
      source: #""who" = "{sex, select, female {She} other {He}}";"#
    ),
    good: RuleExample(
      #""who" = "{sex, select, female {Elle} other {Il}}";"#,
      source: #""who" = "{sex, select, female {She} other {He}}";"#
    )
  )

  static let triggers: TextFeatures = .brace

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.message?.isPlain == false, let pattern = text.pattern else { return }
    guard let source = text.source?.message?.pattern else { return }
    let wanted = Self.keywords(source)
    var lists: [String: String] = [:]
    pattern.forEachArgument { argument in
      guard argument.format == .select, let known = wanted[argument.name] else { return }
      for variant in argument.variants where !known.contains(variant.selector) {
        // Sorted once only, since very many keywords may differ.
        let list = lists[argument.name] ?? Self.list(known)
        lists[argument.name] = list
        findings.report(
          Self.message(variant.selector, list),
          text,
          at: variant.selectorRange,
          notes: text.sourceNote
        )
      }
    }
  }

  private static func keywords(_ pattern: MessagePattern) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    pattern.forEachArgument { argument in
      guard argument.format == .select else { return }
      found[argument.name, default: ["other"]].formUnion(argument.variants.map(\.selector))
    }
    return found
  }
}

extension SelectKeyword {
  fileprivate static func message(_ word: String, _ known: String) -> String {
    "the source text has no keyword '\(word.excerptText)'; it has \(known)"
  }

  fileprivate static func list(_ known: Set<String>) -> String {
    let shown = known.sorted().prefix(12).map(\.excerptText).joined(separator: ", ")
    return known.count > 12 ? "\(shown) and \(known.count - 12) more" : shown
  }
}
