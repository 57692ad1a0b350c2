import Diagnostics

/// Marks of the writing direction that are opened and not closed.
struct BidiUnbalanced: TextRule {
  static let documentation = RuleDocumentation(
    "bidi-unbalanced",
    .warning,
    "A mark that changes the writing direction is not closed, or closes nothing.",
    reason: "What follows on the screen, such as the app's name, is shown in the wrong order.",
    bad: RuleExample(#""hi" = "שלום \U2068%@!";"#, language: "he"),
    good: RuleExample(#""hi" = "שלום \U2068%@\U2069!";"#, language: "he")
  )

  static let triggers: TextFeatures = .bidiMark

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    var open: [(isIsolate: Bool, range: Range<Int>, scalar: Unicode.Scalar)] = []
    text.forEachScalar(where: Self.isMark) { scalar, range in
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append((false, range, scalar))
      case 0x2066, 0x2067, 0x2068: open.append((true, range, scalar))
      default:
        let isIsolate = scalar.value == 0x2069
        if let last = open.last, last.isIsolate == isIsolate {
          open.removeLast()
        } else {
          findings.report(Self.closesNothing(scalar), text, at: range)
        }
      }
    }
    for mark in open { findings.report(Self.notClosed(mark.scalar), text, at: mark.range) }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}

extension BidiUnbalanced {
  fileprivate static func notClosed(_ scalar: Unicode.Scalar) -> String {
    let isIsolate = scalar.value >= 0x2066
    let end = isIsolate ? "U+2069 POP DIRECTIONAL ISOLATE" : "U+202C POP DIRECTIONAL FORMATTING"
    return "\(scalar.codeAndName) is not closed: expected \(end)"
  }

  fileprivate static func closesNothing(_ scalar: Unicode.Scalar) -> String {
    "\(scalar.codeAndName) closes nothing"
  }
}
