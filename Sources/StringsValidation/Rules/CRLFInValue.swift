import Diagnostics

/// A carriage return in a text.
struct CRLFInValue: TextRule {
  static let documentation = RuleDocumentation(
    "crlf-in-value",
    .note,
    "A text holds a carriage return.",
    reason: "Some readers see an empty line or a box at the end of each line.",
    bad: RuleExample(#""rate" = "Une\r\nligne";"#),
    good: RuleExample(#""rate" = "Une\nligne";"#)
  )

  static let triggers: TextFeatures = .control

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.features.contains([.lineBreak, .control]) else { return }
    let place = text.value.utf8.firstIndex(of: 0x0D).map {
      text.value.utf8.distance(from: text.value.utf8.startIndex, to: $0)
    }
    guard let place else { return }
    findings.report(Self.message, text, at: place..<place + 1)
  }
}

extension CRLFInValue {
  fileprivate static let message = "the text holds a carriage return: a line feed is enough"
}
