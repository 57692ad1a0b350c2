internal import Diagnostics

/// Findings as commands to a workflow of GitHub, which shows them beside the changed lines.
enum FindingGitHub {
  /// The text of a report.
  static func text(_ report: ValidateReport) -> String {
    report.findings.map { line($0) + "\n" }.joined()
  }

  private static func line(_ finding: Finding) -> String {
    // Other control characters than line ends cannot be escaped in a workflow command. They are written
    // as in the other formats: GitHub finds no such file then, but shows the message.
    var properties = ["file=" + property(finding.place.file.printableBetweenLineEnds)]
    if let range = finding.place.range {
      let (start, end) = (range.lowerBound, range.upperBound)
      properties += ["line=\(start.line)", "endLine=\(end.line)"]
      // GitHub refuses columns of a finding that goes over several lines.
      if start.line == end.line {
        properties += ["col=\(start.column)", "endColumn=\(end.column)"]
      }
    }
    properties.append("title=" + property(finding.rule))
    let notes = finding.notes.map { "\n\(FindingText.place($0.place)): \($0.message.printable)" }
    let message = data(FindingText.message(finding) + notes.joined())
    return "::\(command(finding.severity)) \(properties.joined(separator: ","))::\(message)"
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// A message with the characters escaped that end it.
  private static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// A property with the characters escaped that end it.
  private static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  /// Looks at scalars, since a carriage return and a line feed together are one `Character`.
  private static func escaped(_ text: String, _ marks: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if marks.unicodeScalars.contains(scalar) {
        result += scalar.value < 0x10 ? "%0" : "%"
        result += String(scalar.value, radix: 16, uppercase: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
