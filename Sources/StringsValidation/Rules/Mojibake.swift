import Diagnostics

/// Text that was read in a wrong encoding and stored again.
struct Mojibake: TextRule {
  static let documentation = RuleDocumentation(
    "mojibake",
    .note,
    "A text looks as if it was read in the wrong encoding and stored again.",
    reason: "Readers see 'CafÃ©' in place of 'Café'.",
    bad: RuleExample(#""bar" = "CafÃ©";"#),
    good: RuleExample(#""bar" = "Café";"#)
  )

  static let triggers: TextFeatures = .mojibake

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    for sequence in MojibakeSequence.all(in: text.value) {
      findings.report(Self.message(sequence), text, at: sequence.range)
    }
  }
}

extension Mojibake {
  fileprivate static func message(_ sequence: MojibakeSequence) -> String {
    let number = sequence.count == 2 ? "two" : "\(sequence.count)"
    return
      "these \(number) characters were probably \(sequence.meant.excerpt) once, read in a wrong"
      + " encoding"
  }
}
