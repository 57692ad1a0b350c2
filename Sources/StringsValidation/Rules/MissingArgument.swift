import Diagnostics
import MessageFormatting

/// An argument of the source text that a translation leaves out.
struct MissingArgument: TextRule {
  static let documentation = RuleDocumentation(
    "missing-argument",
    .error,
    "A translation leaves out an argument that the source text has.",
    reason: "Readers are not told what the sentence is about, such as the name of the app.",
    bad: RuleExample(#""hi" = "Bonjour !";"#, source: #""hi" = "Hello {name}!";"#),
    good: RuleExample(#""hi" = "Bonjour {name} !";"#, source: #""hi" = "Hello {name}!";"#)
  )

  static let triggers: TextFeatures = .brace

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.source?.message != nil, text.isMessage, !text.text.isBlank else { return }
    guard let wanted = text.sourceNames, !wanted.isEmpty else { return }
    // A message that cannot be read is told by its own rule.
    guard text.text.message?.error == nil else { return }
    let found = text.text.message?.names ?? []
    guard wanted.contains(where: { !found.contains($0) }) else { return }
    let quoted = text.quotedNames
    let renamed = Self.renamed(found, wanted)
    for name in wanted
    where !found.contains(name) && !quoted.contains(name) && !renamed.contains(name) {
      findings.report(Self.message(name, text.value), text, notes: text.sourceNote)
    }
  }
}

extension MissingArgument {
  /// The arguments that stand in the text under a name near to their own, which is told by
  /// `unknown-argument`.
  private static func renamed(_ found: [String], _ wanted: [String]) -> Set<String> {
    Set(NearArgument.proposals(found, wanted).values)
  }

  fileprivate static func message(_ name: String, _ text: String) -> String {
    let lead = "the argument '{\(name.excerptText)}' of the source text is missing"
    let isWide = NearArgument.narrowed(text).range(of: "{\(name)}") != nil
    return isWide ? lead + "; the braces here are full-width ones" : lead
  }
}
