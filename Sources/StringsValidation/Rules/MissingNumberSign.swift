import Diagnostics
import MessageFormatting

/// A form of a plural that does not print the number.
struct MissingNumberSign: TextRule {
  static let documentation = RuleDocumentation(
    "missing-number-sign",
    .warning,
    "A form of a plural does not print the number, although its other forms and the source do.",
    reason: """
      Readers see 'jours left' in place of '5 jours left', and only for some numbers. A full-width ＃ \
      is shown as it stands.
      """,
    bad: RuleExample(
      #""days" = "{n, plural, one {# jour} many {# de jours} other {＃ jours}}";"#,
      source: #""days" = "{n, plural, one {# day} other {# days}}";"#
    ),
    good: RuleExample(
      #""days" = "{n, plural, one {# jour} many {# de jours} other {# jours}}";"#,
      source: #""days" = "{n, plural, one {# day} other {# days}}";"#
    ),
    fix: .unsafe("Writes # for a full-width ＃, which prints no number.")
  )

  static let triggers: TextFeatures = .brace

  /// Forms that stand for one number mostly, which a text may spell out.
  private static let spelledOut: Set = ["zero", "one", "two"]

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    text.forEachPlural { argument, pattern, rules in
      let silent = argument.variants.filter { !MessagePattern.prints(argument.name, in: $0.parts) }
      let others = reportWideSigns(silent, pattern, text, &findings)
      let lost = others.filter { variant in
        Self.mustPrint(variant, rules) && !Self.saysOne(variant, argument, pattern)
      }
      if silent.count < argument.variants.count {
        reportSome(lost, argument, text, &findings)
      } else if others.count == silent.count {
        reportFirst(lost, argument, pattern, text, &findings)
      }
    }
  }

  /// Reports full-width number signs, and gives the forms that have none.
  private func reportWideSigns(
    _ silent: [MessagePattern.Variant],
    _ pattern: MessagePattern,
    _ text: TextInContext,
    _ findings: inout FindingList
  ) -> [MessagePattern.Variant] {
    var others: [MessagePattern.Variant] = []
    for variant in silent {
      guard let sign = pattern.fullWidthNumberSign(in: variant.parts) else {
        others.append(variant)
        continue
      }
      let fix = Fix("write '#'", .unsafe, [text.edit(sign, "#")])
      findings.report(Self.wideMessage, text, at: sign, fix: fix)
    }
    return others
  }

  /// Reports the forms without the number where other forms print it.
  private func reportSome(
    _ lost: [MessagePattern.Variant],
    _ argument: MessagePattern.Argument,
    _ text: TextInContext,
    _ findings: inout FindingList
  ) {
    // Where most forms do without the number, the text says it elsewhere or not at all.
    guard lost.count(where: { $0.selector != "one" }) <= 1 else { return }
    let plurals = Self.sourcePlurals(argument, text)
    guard text.source == nil || plurals.contains(where: Self.printsWhereItMust) else { return }
    for variant in lost {
      findings.report(
        Self.message(variant.selector),
        text,
        at: variant.selectorRange,
        notes: text.sourceNote
      )
    }
  }

  /// Reports the first form where none prints the number, nor does the rest of the text, although
  /// each form of the source text does.
  private func reportFirst(
    _ lost: [MessagePattern.Variant],
    _ argument: MessagePattern.Argument,
    _ pattern: MessagePattern,
    _ text: TextInContext,
    _ findings: inout FindingList
  ) {
    guard let first = lost.first, !MessagePattern.prints(argument.name, in: pattern.parts) else {
      return
    }
    let plurals = Self.sourcePlurals(argument, text)
    guard !plurals.isEmpty, plurals.allSatisfy(Self.printsAlways) else { return }
    findings.report(
      Self.messageForAll(first.selector),
      text,
      at: first.selectorRange,
      notes: text.sourceNote
    )
  }
}

extension MissingNumberSign {
  /// Whether a form stands for so many numbers that it cannot spell them out. Where it is not known
  /// how the language counts, `one` is taken for a single number.
  private static func mustPrint(
    _ variant: MessagePattern.Variant,
    _ rules: PluralCategories.Rules? = nil
  ) -> Bool {
    if variant.selector == "one" { return (rules?.otherNumberInOne ?? 0) > 1 }
    return !variant.selector.hasPrefix("=") && !spelledOut.contains(variant.selector)
  }

  /// Whether a form has a 1 in place of the number, which is told by `literal-one`.
  private static func saysOne(
    _ variant: MessagePattern.Variant,
    _ argument: MessagePattern.Argument,
    _ pattern: MessagePattern
  ) -> Bool {
    guard variant.selector == "one" else { return false }
    return LiteralOne.literalOne(variant, of: argument.name, pattern) != nil
  }

  /// The plurals of the source text that count by the same argument.
  private static func sourcePlurals(
    _ argument: MessagePattern.Argument,
    _ text: TextInContext
  ) -> [MessagePattern.Argument] {
    var plurals: [MessagePattern.Argument] = []
    text.source?.message?.pattern?.forEachArgument { other in
      guard other.name == argument.name, other.format == argument.format else { return }
      plurals.append(other)
    }
    return plurals
  }

  /// Whether a plural of the source text prints the number in each form that must.
  private static func printsWhereItMust(_ argument: MessagePattern.Argument) -> Bool {
    argument.variants.allSatisfy {
      !mustPrint($0) || MessagePattern.prints(argument.name, in: $0.parts)
    }
  }

  /// Whether a plural prints the number in each form but those for a single number.
  private static func printsAlways(_ argument: MessagePattern.Argument) -> Bool {
    argument.variants.allSatisfy { variant in
      variant.selector.hasPrefix("=") || MessagePattern.prints(argument.name, in: variant.parts)
    }
  }
}

extension MissingNumberSign {
  fileprivate static let wideMessage =
    "'＃' is a full-width number sign, which is shown as it stands: write '#' to print the number"

  fileprivate static func message(_ form: String) -> String {
    "the form '\(form.excerptText)' does not print the number, although others do: expected '#'"
  }

  fileprivate static func messageForAll(_ form: String) -> String {
    "the form '\(form.excerptText)' does not print the number, although the source text does: "
      + "expected '#'"
  }
}
