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
    let sequences = MojibakeSequence.all(in: text.value)
    for sequence in sequences {
      findings.report(Self.message(sequence), text, at: sequence.range)
    }
    guard sequences.isEmpty, let language = text.table.table.language.tag,
      let script = NonLatinScript(language), script.wasReadAsLatin(text.value)
    else { return }
    findings.report(Self.message(script), text)
  }
}

extension Mojibake {
  fileprivate static func message(_ sequence: MojibakeSequence) -> String {
    let number = sequence.count == 2 ? "two" : "\(sequence.count)"
    return
      "these \(number) characters were probably \(sequence.meant.excerpt) once, read in a wrong"
      + " encoding"
  }

  fileprivate static func message(_ script: NonLatinScript) -> String {
    "the text has no \(script.name) letter, but accented ones: it was probably read in a wrong"
      + " encoding"
  }
}
