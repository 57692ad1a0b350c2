import Diagnostics
import StringsFile

/// A value that is no text.
struct NonStringValue: TableRule {
  static let documentation = RuleDocumentation(
    "non-string-value",
    .error,
    "The value of an entry is a list, a dictionary or data, not a text.",
    reason: "The app finds no text for the key, and readers see the key itself.",
    bad: RuleExample(#""rate" = ("Noter", "Plus tard");"#),
    good: RuleExample(#""rate" = "Noter";"#)
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    findings.reportFaults(of: table.table)
    for entry in table.table.document(with: .otherValue)?.entries ?? [] {
      switch entry.value {
      case .string: continue
      case .array: report("a list '( … )'")
      case .dictionary: report("a dictionary '{ … }'")
      case .data: report("data '< … >'")
      }
      func report(_ what: String) {
        findings.report(
          Self.message(what),
          at: entry.value.range,
          in: table.table,
          key: entry.key.string
        )
      }
    }
  }
}

extension NonStringValue {
  fileprivate static func message(_ what: String) -> String {
    "the value is \(what): expected a text in quotation marks"
  }

  /// What is said of a form of a `.stringsdict`.
  static func message(form: String, _ value: PropertyListNode.Value) -> String {
    let element =
      switch value {
      case .string: "string"
      case .dictionary: "dict"
      case .array: "array"
      case .other(let name): name
      }
    return "the value of \(form.excerpt) is <\(element)>: expected <string>"
  }
}
