import Diagnostics
import MessageFormatting

/// A form that the language needs and a plural does not have.
struct PluralCategoryMissing: TextRule {
  static let documentation = RuleDocumentation(
    "plural-category-missing",
    .warning,
    "A plural lacks a form that the language has for everyday numbers.",
    reason: """
      Readers see a wrong ending, such as '3 дня' in place of '5 дней'. The app must expand a plural \
      of a .stringsdict with localizedStringWithFormat: String(format:) without a locale does not \
      count as the language does, and never shows the forms 'few' and 'many'.
      """,
    bad: RuleExample(
      #""days" = "{n, plural, one {# день} other {# дня}}";"#,
      language: "ru"
    ),
    good: RuleExample(
      #""days" = "{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}";"#,
      language: "ru"
    )
  )

  static let triggers: TextFeatures = [.brace, .pluralForm]

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    checkForm(text, &findings)
    text.forEachPlural { argument, _, rules in
      guard let rules else { return }
      let missing = Self.missing(argument.variants.map(\.selector), rules)
      guard !missing.isEmpty else { return }
      findings.report(
        Self.message(missing, text.table.table.language.name),
        text,
        at: argument.nameRange
      )
    }
  }

  /// A plural of a `.stringsdict` or a catalog is told at its form `other`.
  private func checkForm(_ text: TextInContext, _ findings: inout FindingList) {
    guard let form = text.text.form, form.category == "other" else { return }
    guard let rules = text.table.plurals?.cardinal else { return }
    let forms = text.table.table.forms(ofPluralOf: text.text)
    let missing = Self.missing(forms.compactMap { $0.form?.category }, rules)
    guard !missing.isEmpty else { return }
    findings.report(Self.message(missing, text.table.table.language.name), text)
  }

  /// The categories that are missing; a text that does not depend on the number needs none.
  private static func missing(_ found: [String], _ rules: PluralCategories.Rules) -> [String] {
    let named = found.filter { !$0.hasPrefix("=") }
    guard named.contains(where: { $0 != "other" }) else { return [] }
    // A misspelt form is not missing: it is told by its own rule.
    let misspelt = Set(
      named.filter { !rules.all.contains($0) }.compactMap { nearestName(to: $0, among: rules.all) }
    )
    return rules.all.filter { category in
      guard !misspelt.contains(category) else { return false }
      guard category != "other", rules.ordinary.contains(category) else { return false }
      if category == "one", rules.otherNumberInOne == nil, found.contains("=1") { return false }
      if category == "zero", found.contains("=0") { return false }
      return !found.contains(category)
    }
  }
}

extension PluralCategoryMissing {
  fileprivate static func message(_ missing: [String], _ language: String) -> String {
    let forms = missing.map { "'\($0)'" }.joined(separator: ", ")
    return "the plural has no form \(forms), which the language '\(language)' has"
  }
}
