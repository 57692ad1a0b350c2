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
    guard text.text.message?.hasPlurals == true, let pattern = text.pattern else { return }
    pattern.forEachArgument { argument in
      guard argument.format == .plural || argument.format == .selectOrdinal else { return }
      let silent = argument.variants.filter { !Self.prints($0.parts, argument.name) }
      var wide: [Range<Int>] = []
      for variant in silent {
        guard let sign = Self.wideSign(variant.parts, pattern) else { continue }
        wide.append(variant.range)
        let fix = Fix("write '#'", .unsafe, [text.edit(sign, "#")])
        findings.report(Self.wideMessage, text, at: sign, fix: fix)
      }
      guard silent.count < argument.variants.count, Self.sourcePrints(argument, text) else {
        return
      }
      let lost = silent.filter { Self.mustPrint($0) && !wide.contains($0.range) }
      // Where most forms do without the number, the text says it elsewhere or not at all.
      guard lost.count == 1 else { return }
      for variant in lost {
        findings.report(
          Self.message(variant.selector),
          text,
          at: variant.selectorRange,
          notes: text.sourceNote
        )
      }
    }
  }

  private static func mustPrint(_ variant: MessagePattern.Variant) -> Bool {
    !variant.selector.hasPrefix("=") && !spelledOut.contains(variant.selector)
  }

  /// Whether the source text prints the number in each form that must; so does one that is its own.
  private static func sourcePrints(
    _ argument: MessagePattern.Argument,
    _ text: TextInContext
  ) -> Bool {
    guard let source = text.source else { return true }
    var prints = false
    source.message?.pattern?.forEachArgument { other in
      guard other.name == argument.name, other.format == argument.format else { return }
      prints = other.variants.filter(mustPrint).allSatisfy { Self.prints($0.parts, other.name) }
    }
    return prints
  }

  /// Whether a form prints the number, or the value itself.
  private static func prints(_ parts: [MessagePattern.Part], _ name: String) -> Bool {
    parts.contains { part in
      switch part {
      case .literal: false
      case .numberSign: true
      case .argument(let argument):
        argument.variants.isEmpty
          ? argument.name == name : argument.variants.contains { prints($0.parts, name) }
      }
    }
  }

  /// The place of a full-width number sign (U+FF03).
  private static func wideSign(
    _ parts: [MessagePattern.Part],
    _ pattern: MessagePattern
  ) -> Range<Int>? {
    for case .literal(let range) in parts {
      var offset = range.lowerBound
      for scalar in pattern.substring(range).unicodeScalars {
        let end = offset + UTF8.width(scalar)
        if scalar == "＃" { return offset..<end }
        offset = end
      }
    }
    return nil
  }
}

extension MissingNumberSign {
  fileprivate static let wideMessage =
    "'＃' is a full-width number sign, which is shown as it stands: write '#' to print the number"

  fileprivate static func message(_ form: String) -> String {
    "the form '\(form.excerptText)' does not print the number, although others do: expected '#'"
  }
}
