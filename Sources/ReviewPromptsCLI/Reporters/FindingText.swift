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
  /// How many findings a core takes at a time.
  private static let share = 512

  /// The text of a report, made on all cores.
  static func text(_ report: ValidateReport, _ style: TextStyle) -> String {
    let findings = report.findings
    let shares = stride(from: 0, to: findings.count, by: share).map {
      findings[$0...].prefix(share)
    }
    return shares.mapInParallel { text($0, style) }.joined()
  }

  private static func text(_ findings: ArraySlice<Finding>, _ style: TextStyle) -> String {
    var text = ""
    for finding in findings {
      append(finding, style, to: &text)
      text += "\n"
      for note in finding.notes {
        append(note, style, to: &text)
        text += "\n"
      }
    }
    return text
  }

  /// A finding on a line.
  static func line(_ finding: Finding, _ style: TextStyle) -> String {
    var text = ""
    append(finding, style, to: &text)
    return text
  }

  /// A note on a line.
  static func note(_ note: FindingNote, _ style: TextStyle) -> String {
    var text = ""
    append(note, style, to: &text)
    return text
  }

  // Piece by piece, since a run may have very many findings.

  private static func append(_ finding: Finding, _ style: TextStyle, to text: inout String) {
    text += style.path(place(finding.place))
    text += ": "
    text += style.severity(finding.severity)
    text += ": "
    text += message(finding)
    text += " "
    text += style.rule("[" + finding.rule + "]")
  }

  private static func append(_ note: FindingNote, _ style: TextStyle, to text: inout String) {
    text += style.path(place(note.place))
    text += ": "
    text += style.severity(.note)
    text += ": "
    text += note.message.printable
  }

  /// The message, with the key before it where it does not name it itself.
  static func message(_ finding: Finding) -> String {
    let message = finding.message.printable
    guard let key = finding.key?.printable, !message.holds("'\(key)'") else { return message }
    return "'" + key + "': " + message
  }

  /// A place as `path:line:column`.
  static func place(_ place: FindingPlace) -> String {
    let path = place.file.printable
    guard let start = place.range?.lowerBound else { return path }
    return path + ":" + String(start.line) + ":" + String(start.column)
  }
}
