import Diagnostics
import MessageFormatting

/// A keyword of a plural that the language never uses.
struct UnknownCategory: TextRule {
  static let documentation = RuleDocumentation(
    "unknown-category",
    .error,
    "A keyword of a plural is none; a warning where it only does not exist in this language.",
    reason: "The text behind it is never shown, whatever the number is.",
    bad: RuleExample(#""days" = "{n, plural, onee {# jour} other {# jours}}";"#),
    good: RuleExample(#""days" = "{n, plural, one {# jour} other {# jours}}";"#),
    fix: .unsafe("Writes the nearest keyword, where there is no text for that one.")
  )

  static let triggers: TextFeatures = [.brace, .pluralForm]

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    checkForm(text, &findings)
    text.forEachPlural { argument, _, rules in
      let known = rules?.all ?? PluralCategories.names
      for variant in argument.variants where !variant.selector.hasPrefix("=") {
        guard !known.contains(variant.selector) else { continue }
        findings.report(
          Self.message(
            variant.selector,
            known,
            argument.variants.map(\.selector),
            text.table.table.language.name
          ),
          text,
          at: variant.selectorRange,
          severity: PluralCategories.names.contains(variant.selector) ? .warning : nil,
          fix: Self.fix(variant, argument.variants.map(\.selector), known, text)
        )
      }
    }
  }

  /// The nearest of the keywords for which there is no text yet.
  fileprivate static func near(_ word: String, _ known: [String], _ found: [String]) -> String? {
    NearArgument.unambiguous(word, among: known.filter { !found.contains($0) })
  }

  /// Writes the nearest keyword, where there is no text for that one.
  private static func fix(
    _ variant: MessagePattern.Variant,
    _ found: [String],
    _ known: [String],
    _ text: TextInContext
  ) -> Fix? {
    guard !PluralCategories.names.contains(variant.selector),
      let near = near(variant.selector, known, found)
    else { return nil }
    return Fix("write the keyword", .unsafe, [text.edit(variant.selectorRange, near)])
  }

  /// A form of a `.stringsdict` or a catalog. Apple's systems take `zero` for 0 in every language.
  private func checkForm(_ text: TextInContext, _ findings: inout FindingList) {
    guard let category = text.text.form?.category, category != "zero" else { return }
    let known = text.table.plurals?.cardinal.all ?? PluralCategories.names
    guard !known.contains(category) else { return }
    let found = text.table.table.forms(ofPluralOf: text.text).compactMap { $0.form?.category }
    findings.report(
      Self.message(category, known, found, text.table.table.language.name),
      text,
      severity: PluralCategories.names.contains(category) ? .warning : nil
    )
  }
}

extension UnknownCategory {
  fileprivate static func message(
    _ word: String,
    _ known: [String],
    _ found: [String],
    _ language: String
  ) -> String {
    let lead = "'\(word.excerptText)' is no plural category of the language '\(language)'"
    if let near = near(word, known, found) { return lead + "; did you mean '\(near)'?" }
    return lead + ", which has " + known.joined(separator: ", ")
  }
}
