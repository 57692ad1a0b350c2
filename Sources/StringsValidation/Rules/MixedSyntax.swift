import Diagnostics
import MessageFormatting

/// Placeholders of two kinds in one text.
struct MixedSyntax: TextRule {
  static let documentation = RuleDocumentation(
    "mixed-syntax",
    .warning,
    "A text has arguments in braces and placeholders such as %@, or a sign of templates before an "
      + "argument, as in ${name}.",
    reason: "The app fills in one kind, and readers see the other one as it stands.",
    bad: RuleExample(#""hi" = "Bonjour {name}, %d messages";"#),
    good: RuleExample(#""hi" = "Bonjour {name}, {count} messages";"#)
  )

  static let triggers: TextFeatures = [.percent, .brace]

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    checkSigns(text, &findings)
    guard text.text.format.isCertain, text.text.message?.looksLikeMessage == true else { return }
    guard text.text.message?.error == nil else { return }
    // Once is enough: the translations follow the source text.
    let source = text.source
    if let source, source.format.isCertain, source.message?.looksLikeMessage == true { return }
    findings.report(Self.message, text, at: text.text.format.certain.first?.range)
  }

  /// `${name}` and `%{name}` for `{name}`.
  private func checkSigns(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.features.contains(.signedBrace), let source = text.source,
      let names = text.sourceNames, !names.isEmpty, text.text.message?.error == nil,
      let pattern = text.pattern
    else { return }
    let bytes = Array(text.value.utf8)
    pattern.forEachArgument { argument in
      let start = argument.range.lowerBound
      guard start > 0, argument.format == .plain, names.contains(argument.name) else { return }
      let sign = bytes[start - 1]
      guard sign == UInt8(ascii: "$") || sign == UInt8(ascii: "%") else { return }
      // An amount of money or a percentage may well be written the other way round.
      let isAmount = source.value.unicodeScalars.contains { scalar in
        scalar == "%" || scalar.properties.generalCategory == .currencySymbol
      }
      guard !isAmount else { return }
      findings.report(
        Self.sign(Unicode.Scalar(sign), argument.name),
        text,
        at: start - 1..<argument.range.upperBound,
        notes: text.sourceNote
      )
    }
  }
}

extension MixedSyntax {
  fileprivate static func sign(_ sign: Unicode.Scalar, _ name: String) -> String {
    "the '\(sign)' before '{\(name.excerptText)}' is shown as it stands: delete it"
  }

  fileprivate static let message =
    "the text has placeholders of two kinds, '{name}' and this one: only one kind is filled in"
}
