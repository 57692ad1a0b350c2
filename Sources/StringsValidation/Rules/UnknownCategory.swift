import Diagnostics
import MessageFormatting

/// A keyword of a plural that the language never uses.
struct UnknownCategory: TextRule {
  static let documentation = RuleDocumentation(
    "unknown-category",
    .error,
    "A keyword of a plural is none; a warning where it only does not exist in this language.",
    reason: "The text behind it is never shown, whatever the number is.",
    bad: RuleExample(#""days" = "{n, plural, one {# jour} autre {# jours} other {# jours}}";"#),
    good: RuleExample(#""days" = "{n, plural, one {# jour} other {# jours}}";"#),
    fix: .unsafe("Writes the nearest keyword, where there is no text for that one.")
  )

  static let triggers: TextFeatures = [.brace, .pluralForm]

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    checkForm(text, &findings)
    guard text.text.message?.hasPlurals == true, let pattern = text.pattern else { return }
    pattern.forEachArgument { argument in
      let isOrdinal = argument.format == .selectOrdinal
      guard argument.format == .plural || isOrdinal else { return }
      let rules = isOrdinal ? text.table.plurals?.ordinal : text.table.plurals?.cardinal
      let known = rules?.all ?? PluralCategories.names
      for variant in argument.variants where !variant.selector.hasPrefix("=") {
        guard !known.contains(variant.selector) else { continue }
        findings.report(
          Self.message(variant.selector, known, text.table.table.language.name),
          text,
          at: variant.selectorRange,
          severity: PluralCategories.names.contains(variant.selector) ? .warning : nil,
          fix: Self.fix(variant, argument.variants.map(\.selector), known, text)
        )
      }
    }
  }

  /// Writes the nearest keyword, where there is no text for that one.
  private static func fix(
    _ variant: MessagePattern.Variant,
    _ found: [String],
    _ known: [String],
    _ text: TextInContext
  ) -> Fix? {
    guard !PluralCategories.names.contains(variant.selector),
      let near = nearestName(to: variant.selector, among: known), !found.contains(near)
    else { return nil }
    return Fix("write the keyword", .unsafe, [text.edit(variant.selectorRange, near)])
  }

  /// A form of a `.stringsdict` or a catalog. Apple's systems take `zero` for 0 in every language.
  private func checkForm(_ text: TextInContext, _ findings: inout FindingList) {
    guard let category = text.text.form?.category, category != "zero" else { return }
    let known = text.table.plurals?.cardinal.all ?? PluralCategories.names
    guard !known.contains(category) else { return }
    findings.report(
      Self.message(category, known, text.table.table.language.name),
      text,
      severity: PluralCategories.names.contains(category) ? .warning : nil
    )
  }
}

extension UnknownCategory {
  fileprivate static func message(_ word: String, _ known: [String], _ language: String) -> String {
    let lead = "'\(word.excerptText)' is no plural category of the language '\(language)'"
    if let near = nearestName(to: word, among: known) { return lead + "; did you mean '\(near)'?" }
    return lead + ", which has " + known.joined(separator: ", ")
  }
}
