import Diagnostics
import StringsFile

/// A control character in a text.
struct ControlCharacter: TextRule {
  static let documentation = RuleDocumentation(
    "control-character",
    .warning,
    "A text holds a control character other than a tab or a line break.",
    reason: "Readers see a box or nothing, and the text may be cut off there.",
    bad: RuleExample(#""rate" = "Noter\U0007";"#),
    good: RuleExample(#""rate" = "Noter";"#)
  )

  static let triggers: TextFeatures = .control

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    text.forEachScalar(where: Self.isControl) { scalar, range in
      guard scalar.value > 0x10 || !Self.isWrongCode(text, range) else { return }
      findings.report(Self.message(scalar), text, at: range)
    }
  }

  /// Whether `\U` with no or with eight digits stands in the file, which rules of their own tell.
  private static func isWrongCode(_ text: TextInContext, _ range: Range<Int>) -> Bool {
    guard let document = text.table.table.document(with: .unusualEscape) else { return false }
    let place = text.place(of: range)
    let start = place.lowerBound.byteOffset
    if LongUnicodeEscape.digits(document, from: start) != nil { return true }
    guard place.upperBound.column - place.lowerBound.column == 2 else { return false }
    return EscapeRule.ascii(document, from: start, count: 2) == "\\U"
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00..<0x20, 0x7F...0x9F: true
    default: false
    }
  }
}

extension ControlCharacter {
  fileprivate static func message(_ scalar: Unicode.Scalar) -> String {
    "the text holds the control character \(scalar.code) \(scalar.spokenName)"
  }
}
