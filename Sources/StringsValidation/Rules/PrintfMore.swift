import Diagnostics

/// A conversion that the source text does not have.
struct PrintfMore: TextRule {
  static let documentation = RuleDocumentation(
    "printf-more",
    .error,
    "A translation has more placeholders such as %@ than the source text.",
    reason: "The app has no value for it: it shows rubbish or crashes.",
    bad: RuleExample(#""quit" = "Quitter %@ %@";"#, source: #""quit" = "Quit %@";"#),
    good: RuleExample(#""quit" = "Quitter %@";"#, source: #""quit" = "Quit %@";"#)
  )

  static let triggers: TextFeatures = .formatDifference

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let added = text.difference?.added, !added.isEmpty, text.hasPlainDifference else {
      return
    }
    guard let source = text.formatSource else { return }
    let format = text.text.format
    let (found, wanted) = (format.arguments.count, source.format.arguments.count)
    let conversion = format.conversion(taking: added[0])
    // Where another one is left out, the numbers of values say nothing.
    let unknown = found > wanted ? nil : conversion?.spelling(in: text.value)
    findings.report(
      unknown.map(Self.unknown) ?? Self.message(found, wanted),
      text,
      at: conversion?.range,
      notes: text.formatNote
    )
  }
}

extension PrintfMore {
  fileprivate static func message(_ found: Int, _ wanted: Int) -> String {
    let expected = wanted == 0 ? "none" : "\(wanted)"
    return "the text has placeholders for \(found) values, the source text for \(expected)"
  }

  fileprivate static func unknown(_ spelling: String) -> String {
    "the source text has no placeholder \(spelling.excerpt)"
  }
}
