import Diagnostics
import MessageFormatting

/// A fixed 1 in a text that stands for other numbers too.
struct LiteralOne: TextRule {
  static let documentation = RuleDocumentation(
    "literal-one",
    .warning,
    "The form 'one' says 1, but in this language it stands for other numbers too; an error where "
      + "those are more than 0.",
    reason: "In Russian 'one' stands for 1, 21 and 31: readers are told 1 when there are 21.",
    bad: RuleExample(
      #""days" = "{n, plural, one {1 день} few {# дня} many {# дней} other {# дня}}";"#,
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
    text.forEachPlural { argument, pattern, rules in
      guard let number = rules?.otherNumberInOne else { return }
      // A text of its own for 0 leaves only 1 where the form covers just the two.
      if number == 0, argument.variants.contains(where: { $0.selector == "=0" }) { return }
      for variant in argument.variants where variant.selector == "one" {
        guard let place = Self.literalOne(variant, of: argument.name, pattern) else { continue }
        findings.report(
          Self.message(number, "'#'"),
          text,
          at: place,
          severity: Self.severity(number)
        )
      }
    }
  }

  private func checkForm(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.form?.category == "one", text.text.format.conversions.isEmpty else { return }
    guard let number = text.table.plurals?.cardinal.otherNumberInOne else { return }
    guard let place = Self.literalOne(text.value) else { return }
    let advice = Self.placeholder(text).map { "'\($0.excerptText)'" } ?? "the placeholder"
    findings.report(
      Self.message(number, advice),
      text,
      at: place,
      severity: Self.severity(number)
    )
  }

  /// What prints the number in another form of the same plural.
  private static func placeholder(_ text: TextInContext) -> String? {
    for form in text.table.table.forms(ofPluralOf: text.text) {
      guard let range = form.format.certain.first?.range else { continue }
      return String(decoding: Array(form.value.utf8)[range], as: UTF8.self)
    }
    return nil
  }

  /// A number that counts is worse than the 0 that French has in the same form.
  private static func severity(_ number: Int) -> Severity? { number > 1 ? .error : nil }

  /// The place of a 1 in a form of a plural that does not print the number.
  static func literalOne(
    _ variant: MessagePattern.Variant,
    of name: String,
    _ pattern: MessagePattern
  ) -> Range<Int>? {
    for part in variant.parts {
      switch part {
      case .literal: continue
      // Such as the name of the app, which does not tell the number.
      case .argument(let other) where other.format == .plain && other.name != name: continue
      default: return nil
      }
    }
    for case .literal(let range) in variant.parts {
      if let place = literalOne(String(pattern.substring(range))) {
        return range.lowerBound + place.lowerBound..<range.lowerBound + place.upperBound
      }
    }
    return nil
  }

  private static func literalOne(_ text: String) -> Range<Int>? {
    let characters = Array(text)
    var offset = 0
    for (number, character) in characters.enumerated() {
      let length = character.utf8.count
      let isAlone =
        (number == 0 || !characters[number - 1].isNumber)
        && (number + 1 == characters.count || !characters[number + 1].isNumber)
      if character.wholeNumberValue == 1, isAlone { return offset..<offset + length }
      offset += length
    }
    return nil
  }
}

extension LiteralOne {
  fileprivate static func message(_ number: Int, _ advice: String) -> String {
    "the form 'one' says 1 but stands for \(number) too: write \(advice)"
  }
}
