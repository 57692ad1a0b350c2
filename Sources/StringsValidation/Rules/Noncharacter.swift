import Diagnostics

/// A code that is no character.
struct Noncharacter: TextRule {
  static let documentation = RuleDocumentation(
    "noncharacter",
    .warning,
    "A text holds a code that Unicode never makes a character.",
    reason: "Readers see a box, and the file may be refused by other tools.",
    bad: RuleExample(#""rate" = "Noter\UFFFF";"#),
    good: RuleExample(#""rate" = "Noter";"#)
  )

  static let triggers: TextFeatures = .noncharacter

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    text.forEachScalar(where: \.isNoncharacter) { scalar, range in
      findings.report(Self.message(scalar), text, at: range)
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is one of the 66 codes set aside for ever (Unicode Standard, chapter 23.7).
  fileprivate var isNoncharacter: Bool {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }
}

extension Noncharacter {
  fileprivate static func message(_ scalar: Unicode.Scalar) -> String {
    "\(scalar.code) is no character"
  }
}
