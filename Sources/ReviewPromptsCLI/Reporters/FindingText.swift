internal import Diagnostics

/// Findings one a line, as compilers print them.
enum FindingText {
  /// The text of a report.
  static func text(_ report: ValidateReport) -> String {
    var text = ""
    for finding in report.findings {
      text += line(finding) + "\n"
      for note in finding.notes {
        text += "\(place(note.place)): note: \(note.message.printable)\n"
      }
    }
    return text
  }

  private static func line(_ finding: Finding) -> String {
    let place = place(finding.place)
    return "\(place): \(finding.severity.rawValue): \(message(finding)) [\(finding.rule)]"
  }

  /// The message, with the key before it where it does not name it itself.
  static func message(_ finding: Finding) -> String {
    let message = finding.message.printable
    guard let key = finding.key?.printable, !message.contains("'\(key)'") else { return message }
    return "'\(key)': \(message)"
  }

  /// A place as `path:line:column`.
  static func place(_ place: FindingPlace) -> String {
    let path = place.file.printable
    return place.range.map { "\(path):\($0.lowerBound)" } ?? path
  }
}
