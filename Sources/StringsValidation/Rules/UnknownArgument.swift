import Diagnostics
import MessageFormatting

/// An argument that the source text does not have.
struct UnknownArgument: TextRule {
  static let documentation = RuleDocumentation(
    "unknown-argument",
    .error,
    "A text has an argument that the source text does not have.",
    reason: "The app has no value for it, so readers see the name in braces.",
    bad: RuleExample(#""hi" = "Bonjour {nme}";"#, source: #""hi" = "Hello {name}";"#),
    good: RuleExample(#""hi" = "Bonjour {name}";"#, source: #""hi" = "Hello {name}";"#),
    fix: .unsafe("Writes the nearest name of the source text.")
  )

  static let triggers: TextFeatures = .brace

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let names = text.text.message?.names, let known = text.sourceNames else { return }
    guard names.contains(where: { !known.contains($0) }), let pattern = text.pattern else { return }
    let near = NearArgument.proposals(names, known)
    let onlyOne = Self.onlyOneMissing(names, known)
    for (name, places) in Self.unknown(pattern, known) {
      let edits = near[name].map { name in places.map { text.edit($0, name) } }
      findings.report(
        Self.message(name, near[name] ?? onlyOne, known),
        text,
        at: places[0],
        notes: text.sourceNote,
        fix: edits.map { Fix("write the name", .unsafe, $0) }
      )
    }
  }

  /// The arguments that the source text does not have, in their order, with all their places.
  private static func unknown(
    _ pattern: MessagePattern,
    _ known: [String]
  ) -> [(name: String, places: [Range<Int>])] {
    var unknown: [(name: String, places: [Range<Int>])] = []
    var numbers: [String: Int] = [:]
    let known = Set(known)
    pattern.forEachArgument { argument in
      guard !known.contains(argument.name) else { return }
      if let number = numbers[argument.name] {
        unknown[number].places.append(argument.nameRange)
      } else {
        numbers[argument.name] = unknown.count
        unknown.append((argument.name, [argument.nameRange]))
      }
    }
    return unknown
  }

  /// The missing one of several arguments, where only one name of the text is unknown.
  private static func onlyOneMissing(_ found: [String], _ wanted: [String]) -> String? {
    let missing = wanted.filter { !found.contains($0) }
    guard missing.count == 1, wanted.count > 1 else { return nil }
    return found.count { !wanted.contains($0) } == 1 ? missing.first : nil
  }
}

extension UnknownArgument {
  fileprivate static func message(_ name: String, _ near: String?, _ known: [String]) -> String {
    let lead = "the source text has no argument '{\(name.excerptText)}'"
    guard !known.isEmpty else { return lead }
    if let near {
      return lead + "; did you mean '{\(near)}'?"
    }
    let shown = known.prefix(12).map { "'{\($0.excerptText)}'" }.joined(separator: ", ")
    return lead + "; it has " + shown + (known.count > 12 ? " and \(known.count - 12) more" : "")
  }
}
