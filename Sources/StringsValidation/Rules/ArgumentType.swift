import Diagnostics
import MessageFormatting

/// An argument that is used as another kind of value than in the source text.
struct ArgumentType: TextRule {
  static let documentation = RuleDocumentation(
    "argument-type",
    .error,
    "An argument is used as another kind of value than in the source text.",
    reason: "The app passes a date where a number is wanted, or the like, and readers see rubbish.",
    bad: RuleExample(#""due" = "Le {day, number}";"#, source: #""due" = "On {day, date}";"#),
    good: RuleExample(#""due" = "Le {day, date}";"#, source: #""due" = "On {day, date}";"#)
  )

  static let triggers: TextFeatures = .brace

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let message = text.text.message else { return }
    if message.isPlain, text.source?.message?.isPlain != false { return }
    guard text.pattern != nil else { return }
    let wanted = text.sourceParameters ?? []
    for parameter in message.parameters {
      if parameter.valueTypes.isEmpty {
        findings.report(Self.contradiction(parameter), text, at: Self.place(parameter, text))
        continue
      }
      guard let source = wanted.first(where: { $0.name == parameter.name }) else { continue }
      guard !source.valueTypes.isEmpty else { continue }
      guard Self.differs(parameter, source) else { continue }
      findings.report(
        Self.message(parameter, source),
        text,
        at: Self.place(parameter, text),
        severity: Self.counts(parameter, orderedIn: source) ? .warning : nil,
        notes: text.sourceNote
      )
    }
  }

  private static func differs(_ found: MessageParameter, _ wanted: MessageParameter) -> Bool {
    if found.valueTypes.isDisjoint(with: wanted.valueTypes) { return true }
    if counts(found, orderedIn: wanted) || counts(wanted, orderedIn: found) { return true }
    // A select chooses by words, a plural by numbers, although ICU takes numbers for both.
    let chooses = found.formats.contains(.select) != wanted.formats.contains(.select)
    let counts =
      found.formats.contains(where: \.needsNumber)
      || wanted.formats.contains(where: \.needsNumber)
    return chooses && counts
  }

  /// Whether an argument is only counted (2 days), and another only ordered (2nd day).
  ///
  /// Languages whose ordinals go like their plurals can do with a plural, but not the other way
  /// round.
  private static func counts(
    _ counted: MessageParameter,
    orderedIn ordered: MessageParameter
  ) -> Bool {
    counted.formats.contains(.plural) && !counted.formats.contains(.selectOrdinal)
      && ordered.formats.contains(.selectOrdinal) && !ordered.formats.contains(.plural)
  }

  private static func place(_ parameter: MessageParameter, _ text: TextInContext) -> Range<Int>? {
    var place: Range<Int>?
    text.pattern?.forEachArgument { argument in
      if argument.name == parameter.name, place == nil { place = argument.range }
    }
    return place
  }
}

extension ArgumentType {
  fileprivate static func message(_ found: MessageParameter, _ wanted: MessageParameter) -> String {
    "the argument '{\(found.name.excerptText)}' is used as \(words(found)), in the source text as "
      + words(wanted)
  }

  fileprivate static func contradiction(_ parameter: MessageParameter) -> String {
    "the argument '{\(parameter.name.excerptText)}' is used as \(words(parameter)), which no value "
      + "can be at once"
  }

  private static func words(_ parameter: MessageParameter) -> String {
    parameter.formats.map { $0 == .plain ? "a plain text" : "'\($0.rawValue)'" }
      .joined(separator: " and ")
  }
}
