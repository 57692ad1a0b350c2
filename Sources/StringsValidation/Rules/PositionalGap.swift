import Diagnostics

/// A numbered conversion without the ones before it.
struct PositionalGap: TextRule {
  static let documentation = RuleDocumentation(
    "positional-gap",
    .error,
    "Placeholder %2$@ stands in a text without placeholder %1$@.",
    reason: "Apple's systems then print the first value in the place of the second.",
    bad: RuleExample(#""move" = "Vers %2$@";"#, source: #""move" = "Move %1$@ to %2$@";"#),
    good: RuleExample(#""move" = "%1$@ vers %2$@";"#, source: #""move" = "Move %1$@ to %2$@";"#)
  )

  static let triggers: TextFeatures = .percent

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.format.isCertain, !text.text.format.mixesNumbering else { return }
    // The placeholder of the missing number may be the damaged one.
    guard !text.text.format.faults.contains(where: \.isCertain) else { return }
    let gaps = Self.gaps(in: text.text.format)
    guard let gap = gaps.first else { return }
    let after = text.text.format.certain.first { $0.number.map { $0 > gap } == true }
    findings.report(Self.message(gap), text, at: after?.range)
  }

  /// The numbers below the greatest one that are not there.
  static func gaps(in format: PrintfFormat) -> [Int] {
    guard format.certain.contains(where: { $0.number ?? 0 > 1 }) else { return [] }
    // The forms of a catalog's substitution, or the text round it, may print the others.
    guard !format.certain.contains(where: \.isSubstitution) else { return [] }
    // Most texts print all arguments up to the last, which is told without counting.
    let arguments = format.arguments
    if arguments.last?.number == arguments.count, format.certain.count == arguments.count {
      return []
    }
    let numbers = Set(format.certain.compactMap(\.number))
    guard let last = numbers.max(), last < 1000, last > 1 else { return [] }
    return (1..<last).filter { !numbers.contains($0) }
  }
}

extension PositionalGap {
  fileprivate static func message(_ gap: Int) -> String {
    "no placeholder has the number \(gap), so this one shows another value than it says"
  }
}
