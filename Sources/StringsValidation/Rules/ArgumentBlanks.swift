import Diagnostics
import MessageFormatting

/// Blanks between the braces and the name of an argument.
struct ArgumentBlanks: TextRule {
  static let documentation = RuleDocumentation(
    "argument-blanks",
    .note,
    "Blanks stand between the braces and the name of an argument.",
    reason: "Readers see no difference, but simpler tools do not take '{ name }' for an argument.",
    bad: RuleExample(#""hi" = "Bonjour { name }";"#, source: #""hi" = "Hello {name}";"#),
    good: RuleExample(#""hi" = "Bonjour {name}";"#, source: #""hi" = "Hello {name}";"#),
    fix: .safe("Deletes the blanks.")
  )

  static let triggers: TextFeatures = .brace

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.message?.isPlain == false, let pattern = text.pattern else { return }
    pattern.forEachArgument { argument in
      guard argument.format == .plain else { return }
      let inner = argument.range.lowerBound + 1..<argument.range.upperBound - 1
      guard inner != argument.nameRange else { return }
      findings.report(
        Self.message(argument.name),
        text,
        at: argument.range,
        fix: Fix("delete the blanks", .safe, [text.edit(inner, argument.name)])
      )
    }
  }
}

extension ArgumentBlanks {
  fileprivate static func message(_ name: String) -> String {
    "blanks stand in the braces: write '{\(name.excerptText)}'"
  }
}
