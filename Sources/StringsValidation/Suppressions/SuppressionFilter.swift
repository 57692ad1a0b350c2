import Diagnostics
import StringsFile

/// Leaves out what comments over entries allow, and reports comments that allow nothing.
struct SuppressionFilter {
  private let rules: ActiveRules
  /// Whether there were texts to compare with.
  private let comparesTexts: Bool

  init(_ rules: ActiveRules, comparesTexts: Bool) {
    self.rules = rules
    self.comparesTexts = comparesTexts
  }

  /// Gives the findings that are left, with those about the comments themselves.
  func apply(to findings: [Finding], _ table: LocalizedTable) -> [Finding] {
    let suppressions = Self.suppressions(in: table)
    let findings = findings + closingRemarks(table)
    guard !suppressions.isEmpty else { return findings }
    var used = Set<Place>()
    let left = findings.filter { finding in
      let places = suppressions.indices.filter { number in
        suppressions[number].key == finding.key
          && suppressions[number].rules.contains(finding.rule)
      }
      for number in places { used.insert(Place(suppression: number, rule: finding.rule)) }
      return places.isEmpty
    }
    return left
      + suppressions.enumerated().flatMap { number, suppression in
        let unused = suppression.rules.filter {
          !used.contains(Place(suppression: number, rule: $0))
        }
        return remarks(about: suppression, unused: unused, table)
      }
  }

  private struct Place: Hashable {
    var suppression: Int
    var rule: String
  }

  private func remarks(
    about suppression: Suppression,
    unused: [String],
    _ table: LocalizedTable
  ) -> [Finding] {
    var findings: [Finding] = []
    func say(_ rule: String, _ message: String) {
      guard let rule = rules.engine[rule] else { return }
      var list = FindingList(rule)
      list.report(message, at: suppression.range, in: table, key: suppression.key)
      findings += list.findings
    }
    if let found = suppression.misspelling {
      say(MalformedSuppression.documentation.id, MalformedSuppression.misspelt(found))
    } else if suppression.rules.isEmpty {
      say(MalformedSuppression.documentation.id, MalformedSuppression.noRule)
    } else if suppression.reason.isEmpty {
      say(MalformedSuppression.documentation.id, MalformedSuppression.noReason)
    }
    for rule in unused {
      guard let documentation = RuleRegistry.documentation(of: rule) else {
        say(MalformedSuppression.documentation.id, MalformedSuppression.unknownRule(rule))
        continue
      }
      // What was not looked for may well be there.
      guard rules.ids.contains(rule), comparesTexts || !documentation.comparesTexts else {
        continue
      }
      say(UnusedSuppression.documentation.id, UnusedSuppression.message(rule))
    }
    return findings
  }

  private static func suppressions(in table: LocalizedTable) -> [Suppression] {
    guard let document = table.document(with: .suppression) else {
      return table.comments.compactMap(Suppression.init)
    }
    var found: [Suppression] = []
    for entry in document.entries {
      // One on the line of the entry is meant for it, too.
      for comment in entry.comments + entry.trailingComments {
        guard let suppression = Suppression(comment, key: entry.key.string) else { continue }
        found.append(suppression)
      }
    }
    return found
  }

  /// What is to be said of comments below which there is no entry.
  private func closingRemarks(_ table: LocalizedTable) -> [Finding] {
    guard let document = table.document(with: .suppression),
      let rule = rules.engine[MalformedSuppression.documentation.id]
    else { return [] }
    var list = FindingList(rule)
    for comment in document.closingComments where Suppression(comment, key: "") != nil {
      list.report(MalformedSuppression.noEntry, at: comment.range, in: table)
    }
    return list.findings
  }
}
