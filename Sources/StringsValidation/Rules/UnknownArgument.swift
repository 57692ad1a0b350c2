import Diagnostics
import MessageFormatting

/// An argument that the source text does not have.
struct UnknownArgument: TextRule {
  static let documentation = RuleDocumentation(
    "unknown-argument",
    .error,
    "A text has an argument that the source text does not have.",
    reason: "The app has no value for it, so readers see the name in braces.",
    bad: RuleExample(#""hi" = "Bonjour {nom}";"#, source: #""hi" = "Hello {name}";"#),
    good: RuleExample(#""hi" = "Bonjour {name}";"#, source: #""hi" = "Hello {name}";"#),
    fix: .unsafe("Writes the nearest name of the source text.")
  )

  static let triggers: TextFeatures = .brace

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let names = text.text.message?.names, let known = text.sourceNames else { return }
    guard names.contains(where: { !known.contains($0) }), let pattern = text.pattern else { return }
    var seen: Set<String> = []
    pattern.forEachArgument { argument in
      guard !known.contains(argument.name), seen.insert(argument.name).inserted else { return }
      let near = NearArgument.name(argument.name, among: known)
      findings.report(
        Self.message(argument.name, near, known),
        text,
        at: argument.nameRange,
        notes: text.sourceNote,
        fix: near.flatMap { name in
          // A name that stands there already is not the one that was meant.
          names.contains(name)
            ? nil : Fix("write the name", .unsafe, [text.edit(argument.nameRange, name)])
        }
      )
    }
  }
}

extension UnknownArgument {
  fileprivate static func message(_ name: String, _ near: String?, _ known: [String]) -> String {
    let lead = "the source text has no argument '{\(name.excerptText)}'"
    guard !known.isEmpty else { return lead }
    if let near {
      return lead + "; did you mean '{\(near)}'?"
    }
    return lead + "; it has " + known.map { "'{\($0.excerptText)}'" }.joined(separator: ", ")
  }
}
