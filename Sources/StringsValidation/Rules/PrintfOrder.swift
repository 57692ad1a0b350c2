import Diagnostics

/// Conversions in another order, without numbers that would say so.
struct PrintfOrder: TextRule {
  static let documentation = RuleDocumentation(
    "printf-order",
    .error,
    "Placeholders of different kinds stand in another order than in the source text.",
    reason: "The app shows a number where a name belongs, or crashes.",
    bad: RuleExample(#""f" = "%d fichiers pour %@";"#, source: #""f" = "%@ has %d files";"#),
    good: RuleExample(#""f" = "%2$d fichiers pour %1$@";"#, source: #""f" = "%@ has %d files";"#),
    fix: .unsafe("Numbers the placeholders, where each kind comes once.")
  )

  static let triggers: TextFeatures = .formatDifference

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let source = text.formatSource, let difference = text.difference else { return }
    guard text.hasPlainDifference else { return }
    guard difference.isReordered else { return checkVariables(difference.moved, text, &findings) }
    let numbers = Self.numbers(text.text.format, source.format)
    findings.report(
      Self.message(numbers.map { Self.spellings(text, $0) }),
      text,
      at: text.text.format.certain.first?.range,
      notes: text.formatNote,
      fix: numbers.map { Self.fix(text, $0) }
    )
  }

  /// Plurals count the values of each other where their names change places but not their numbers.
  private func checkVariables(
    _ moved: [PrintfDifference.MovedVariable],
    _ text: TextInContext,
    _ findings: inout FindingList
  ) {
    guard let first = moved.first else { return }
    let conversion = text.text.format.certain.first { $0.variable == first.name }
    findings.report(
      conversion?.isSubstitution == true
        ? Self.substitution(first) : Self.message(first, of: moved),
      text,
      at: conversion?.range,
      notes: text.formatNote
    )
  }

  /// The number of each conversion in the source text; `nil` when a kind comes twice.
  private static func numbers(_ found: PrintfFormat, _ source: PrintfFormat) -> [Int]? {
    let wanted = source.arguments
    guard Set(wanted.map(\.kinds)).count == wanted.count,
      found.certain.allSatisfy({ $0.starCount == 0 && !$0.isSubstitutionNumber })
    else { return nil }
    let numbers = found.certain.compactMap { conversion in
      wanted.first { $0.kinds == PrintfConversion.Kinds(conversion.kind) }?.number
    }
    return numbers.count == found.certain.count ? numbers : nil
  }

  private static func spellings(_ text: TextInContext, _ numbers: [Int]) -> [String] {
    let bytes = Array(text.value.utf8)
    return zip(text.text.format.certain, numbers).map { conversion, number in
      let rest = bytes[conversion.range.lowerBound + 1..<conversion.range.upperBound]
      return "%\(number)$" + String(decoding: rest, as: UTF8.self)
    }
  }

  private static func fix(_ text: TextInContext, _ numbers: [Int]) -> Fix {
    let edits = zip(text.text.format.certain, numbers).map { conversion, number in
      let place = conversion.range.lowerBound + 1
      return text.edit(place..<place, "\(number)$")
    }
    return Fix("number the placeholders", .unsafe, edits)
  }
}

extension PrintfOrder {
  private static func lead(_ variable: PrintfDifference.MovedVariable) -> String {
    "the plural '%#@\(variable.name.excerptText)@' counts value \(variable.found), in the source text"
      + " value \(variable.wanted)"
  }

  fileprivate static func message(
    _ variable: PrintfDifference.MovedVariable,
    of moved: [PrintfDifference.MovedVariable]
  ) -> String {
    let spellings = moved.map { "%\($0.wanted)$#@\($0.name.excerptText)@" }
    return lead(variable) + ": write " + spellings.joined(separator: " … ")
  }

  fileprivate static func substitution(_ variable: PrintfDifference.MovedVariable) -> String {
    lead(variable) + ": expected \(variable.wanted) under 'argNum'"
  }

  fileprivate static func message(_ spellings: [String]?) -> String {
    let hint = spellings.map { ": write " + $0.joined(separator: " … ") } ?? ": number them"
    return "the placeholders stand in another order than in the source text" + hint
  }
}
