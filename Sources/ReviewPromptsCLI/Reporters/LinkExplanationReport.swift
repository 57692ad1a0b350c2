internal import StoreLinks

/// A link taken apart, as text and as JSON.
enum LinkExplanationReport {
  static func text(_ link: LinkExplanation) -> String {
    var rows = [
      ("store", link.store?.rawValue), ("template", link.template), ("id", link.id),
      ("kind", link.kind?.rawValue), ("opens", link.opens?.rawValue),
    ]
    rows += link.parameters.map { ($0.name, "\($0.value)  (\($0.linkName))") }
    rows += link.findings.map { ($0.severity.rawValue, "\($0.message) [\($0.id)]") }
    rows.append(("better", link.better))
    return rows.compactMap { name, value in
      value.map { "\(name): ".padded(to: 12) + $0.printable + "\n" }
    }.joined()
  }

  static func json(_ link: LinkExplanation) -> JSONValue {
    let parameters = link.parameters.map { ($0.name, JSONValue.string($0.value)) }
    return .sorted([
      "url": .string(link.url),
      "store": .text(link.store?.rawValue),
      "template": .text(link.template),
      "id": .text(link.id),
      "kind": .text(link.kind?.rawValue),
      "opens": .text(link.opens?.rawValue),
      "parameters": .sorted(Dictionary(parameters) { first, _ in first }),
      "findings": .array(link.findings.map(json)),
      "better": .text(link.better),
    ])
  }

  private static func json(_ finding: StoreLinkFinding) -> JSONValue {
    .sorted([
      "id": .string(finding.id),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
    ])
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
