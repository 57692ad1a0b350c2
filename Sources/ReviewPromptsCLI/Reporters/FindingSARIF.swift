internal import Diagnostics
internal import StringsValidation

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Findings in the Static Analysis Results Interchange Format (OASIS SARIF 2.1.0).
enum FindingSARIF {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// The name that relative paths start from.
  private static let base = "WORKINGFOLDER"

  /// The text of a report.
  static func text(_ report: ValidateReport) -> String {
    let run = JSONValue.sorted([
      "columnKind": .string("unicodeCodePoints"),
      "originalUriBaseIds": .sorted([
        base: .sorted(["description": message("The folder the command was run in.")])
      ]),
      "results": .array(report.findings.map(result)),
      "tool": .sorted(["driver": driver]),
    ])
    let log = JSONValue.sorted([
      "$schema": .string(schema), "version": .string("2.1.0"), "runs": .array([run]),
    ])
    return JSONWriter.string(log) + "\n"
  }

  private static var driver: JSONValue {
    .sorted([
      "name": .string("reviewprompts"),
      "semanticVersion": .string(Version.number),
      "rules": .array(RuleRegistry.ids.compactMap(RuleRegistry.documentation).map(rule)),
    ])
  }

  private static func rule(_ documentation: RuleDocumentation) -> JSONValue {
    .sorted([
      "id": .string(documentation.id),
      "shortDescription": message(documentation.summary),
      "fullDescription": message(documentation.reason),
      "help": message(RuleText.text(documentation)),
      "defaultConfiguration": .sorted([
        "level": .string(level(documentation.severity)),
        "enabled": .bool(!documentation.isOptIn),
      ]),
    ])
  }

  private static func level(_ severity: Severity) -> String { severity.rawValue }

  private static func message(_ text: String) -> JSONValue { .sorted(["text": .string(text)]) }

  private static func result(_ finding: Finding) -> JSONValue {
    let related = finding.notes.enumerated().map { number, note in
      let members: [String: JSONValue?] = [
        "id": .integer(number + 1), "message": message(note.message),
        "physicalLocation": physicalLocation(note.place),
      ]
      return JSONValue.sorted(members)
    }
    let properties: [String: JSONValue?] = [
      "key": finding.key.map { .string($0) }, "language": finding.language.map { .string($0) },
    ]
    return .sorted([
      "ruleId": .string(finding.rule),
      "ruleIndex": RuleRegistry.ids.firstIndex(of: finding.rule).map { .integer($0) },
      "level": .string(level(finding.severity)),
      "message": message(FindingText.message(finding)),
      "locations": .array([.sorted(["physicalLocation": physicalLocation(finding.place)])]),
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "fixes": finding.fix.map { .array([fix($0, finding.place.file)]) },
      "properties": .sorted(properties),
    ])
  }

  private static func physicalLocation(_ place: FindingPlace) -> JSONValue {
    .sorted([
      "artifactLocation": artifact(place.file),
      // A finding about a whole file has no region, since lines begin with 1.
      "region": place.range.map(region),
    ])
  }

  private static func region(_ range: Range<SourcePosition>) -> JSONValue {
    let (start, end) = (range.lowerBound, range.upperBound)
    return .sorted([
      "startLine": .integer(start.line),
      "startColumn": .integer(start.column),
      "endLine": .integer(end.line),
      "endColumn": .integer(end.column),
      "byteOffset": .integer(start.byteOffset),
      "byteLength": .integer(end.byteOffset - start.byteOffset),
    ])
  }

  private static func artifact(_ path: String) -> JSONValue {
    let isAbsolute = path.hasPrefix("/")
    return .sorted([
      "uri": .string((isAbsolute ? "file://" : "") + encoded(path)),
      "uriBaseId": isAbsolute ? nil : .string(base),
    ])
  }

  /// A path with all characters escaped that a URI cannot hold as they are (RFC 3986).
  private static func encoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      let isPlain = isLetter || (0x30...0x39).contains(byte) || "/-._~".utf8.contains(byte)
      if isPlain {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }

  private static func fix(_ fix: Fix, _ file: String) -> JSONValue {
    let replacements = fix.edits.map { edit in
      let region: [String: JSONValue?] = [
        "byteOffset": .integer(edit.range.lowerBound), "byteLength": .integer(edit.range.count),
      ]
      let content: JSONValue =
        fix.isUTF8
        ? message(String(decoding: edit.replacement, as: UTF8.self))
        : .sorted(["binary": .string(Data(edit.replacement).base64EncodedString())])
      return JSONValue.sorted(["deletedRegion": .sorted(region), "insertedContent": content])
    }
    let change = JSONValue.sorted([
      "artifactLocation": artifact(file), "replacements": .array(replacements),
    ])
    return .sorted(["description": message(fix.summary), "artifactChanges": .array([change])])
  }
}
