internal import Diagnostics

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Findings as one JSON object.
///
/// Keys are written in the order of their bytes; nothing is sorted here, since there may be many.
enum FindingJSON {
  /// The text of a report.
  static func text(_ report: ValidateReport) -> String {
    let value = object([
      ("diagnostics", .array(report.findings.map(diagnostic))),
      (
        "summary",
        object([
          ("errors", .integer(report.count(.error))),
          ("files", .integer(report.fileCount)),
          ("fixed", .integer(report.fixedCount)),
          ("notes", .integer(report.count(.note))),
          ("warnings", .integer(report.count(.warning))),
        ])
      ),
      (
        "tool",
        object([("name", .string("reviewprompts")), ("version", .string(Version.number))])
      ),
      ("version", .integer(1)),
    ])
    return JSONWriter.string(value) + "\n"
  }

  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { (.string($0.0), $0.1) })
  }

  private static func number(_ value: Int?) -> JSONValue { value.map(JSONValue.integer) ?? .null }

  private static func diagnostic(_ finding: Finding) -> JSONValue {
    let (start, end) = (finding.place.range?.lowerBound, finding.place.range?.upperBound)
    var members: [(String, JSONValue)] = [
      ("byteOffset", number(start?.byteOffset)),
      ("column", number(start?.column)),
      ("endByteOffset", number(end?.byteOffset)),
      ("endColumn", number(end?.column)),
      ("endLine", number(end?.line)),
      ("file", .string(finding.place.file)),
    ]
    if let fix = finding.fix { members.append(("fix", self.fix(fix))) }
    members += [
      ("key", .text(finding.key)),
      ("language", .text(finding.language)),
      ("line", number(start?.line)),
      ("message", .string(finding.message)),
    ]
    if !finding.notes.isEmpty { members.append(("notes", .array(finding.notes.map(note)))) }
    members += [
      ("rule", .string(finding.rule)),
      ("severity", .string(finding.severity.rawValue)),
    ]
    return object(members)
  }

  private static func note(_ note: FindingNote) -> JSONValue {
    let start = note.place.range?.lowerBound
    return object([
      ("column", number(start?.column)),
      ("file", .string(note.place.file)),
      ("line", number(start?.line)),
      ("message", .string(note.message)),
    ])
  }

  private static func fix(_ fix: Fix) -> JSONValue {
    let edits = fix.edits.map { edit in
      object([
        ("byteOffset", .integer(edit.range.lowerBound)),
        ("endByteOffset", .integer(edit.range.upperBound)),
        fix.isUTF8
          ? ("replacement", .string(String(decoding: edit.replacement, as: UTF8.self)))
          : ("replacementBase64", .string(Data(edit.replacement).base64EncodedString())),
      ])
    }
    return object([
      ("edits", .array(edits)),
      ("safety", .string(fix.safety.rawValue)),
      ("summary", .string(fix.summary)),
    ])
  }
}
