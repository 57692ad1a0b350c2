internal import Diagnostics

/// Findings as one JSON object.
enum FindingJSON {
  /// The text of a report.
  static func text(_ report: ValidateReport) -> String {
    let value = JSONValue.sorted([
      "version": .integer(1),
      "tool": .sorted(["name": .string("reviewprompts"), "version": .string(Version.number)]),
      "summary": .sorted([
        "files": .integer(report.fileCount),
        "errors": .integer(report.count(.error)),
        "warnings": .integer(report.count(.warning)),
        "notes": .integer(report.count(.note)),
        "fixed": .integer(report.fixedCount),
      ]),
      "diagnostics": .array(report.findings.map(diagnostic)),
    ])
    return JSONWriter.string(value) + "\n"
  }

  private static func diagnostic(_ finding: Finding) -> JSONValue {
    let members: [String: JSONValue?] = [
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
      "key": .text(finding.key),
      "language": .text(finding.language),
      "notes": finding.notes.isEmpty ? nil : .array(finding.notes.map(note)),
      "fix": finding.fix.map(fix),
    ]
    return .sorted(members.merging(place(finding.place)) { first, _ in first })
  }

  private static func place(_ place: FindingPlace) -> [String: JSONValue?] {
    func number(_ value: Int?) -> JSONValue { value.map(JSONValue.integer) ?? .null }
    let (start, end) = (place.range?.lowerBound, place.range?.upperBound)
    return [
      "file": .string(place.file),
      "line": number(start?.line),
      "column": number(start?.column),
      "byteOffset": number(start?.byteOffset),
      "endLine": number(end?.line),
      "endColumn": number(end?.column),
      "endByteOffset": number(end?.byteOffset),
    ]
  }

  private static func note(_ note: FindingNote) -> JSONValue {
    .sorted(place(note.place).merging(["message": .string(note.message)]) { first, _ in first })
  }

  private static func fix(_ fix: Fix) -> JSONValue {
    .sorted([
      "summary": .string(fix.summary),
      "safety": .string(fix.safety.rawValue),
      "edits": .array(
        fix.edits.map { edit in
          .sorted([
            "byteOffset": .integer(edit.range.lowerBound),
            "endByteOffset": .integer(edit.range.upperBound),
            "replacement": .string(String(decoding: edit.replacement, as: UTF8.self)),
          ])
        }
      ),
    ])
  }
}
