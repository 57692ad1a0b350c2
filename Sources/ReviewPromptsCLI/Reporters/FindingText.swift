internal import Diagnostics

extension String {
  /// Whether a text stands in this one, byte by byte.
  fileprivate func holds(_ part: String) -> Bool {
    var (text, part) = (self, part)
    return text.withUTF8 { bytes in
      part.withUTF8 { part in
        guard let first = part.first, part.count <= bytes.count else { return part.isEmpty }
        return (0...bytes.count - part.count).contains { start in
          bytes[start] == first && bytes[start..<start + part.count].elementsEqual(part)
        }
      }
    }
  }
}

/// Findings one a line, as compilers print them.
enum FindingText {
  /// The text of a report.
  static func text(_ report: ValidateReport, _ style: TextStyle) -> String {
    var text = ""
    for finding in report.findings {
      text += line(finding, style) + "\n"
      for note in finding.notes { text += self.note(note, style) + "\n" }
    }
    return text
  }

  /// A finding on a line.
  static func line(_ finding: Finding, _ style: TextStyle) -> String {
    let place = style.path(place(finding.place))
    let rule = style.rule("[\(finding.rule)]")
    return "\(place): \(style.severity(finding.severity)): \(message(finding)) \(rule)"
  }

  /// A note on a line.
  static func note(_ note: FindingNote, _ style: TextStyle) -> String {
    "\(style.path(place(note.place))): \(style.severity(.note)): \(note.message.printable)"
  }

  /// The message, with the key before it where it does not name it itself.
  static func message(_ finding: Finding) -> String {
    let message = finding.message.printable
    guard let key = finding.key?.printable, !message.holds("'\(key)'") else { return message }
    return "'\(key)': \(message)"
  }

  /// A place as `path:line:column`.
  static func place(_ place: FindingPlace) -> String {
    let path = place.file.printable
    return place.range.map { "\(path):\($0.lowerBound)" } ?? path
  }
}
