internal import BundleFolders
internal import Diagnostics
internal import StringsFile

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A table read from a file in any of its forms, with its entries in the order of the file.
struct StringTable {
  /// The form of a file.
  enum Source: String {
    case auto
    case strings
    case propertyList = "property-list"
  }

  /// One thing that is wrong with a file.
  struct Fault {
    var line: Int
    var column: Int
    var message: String
    var rule: String

    func failure(_ path: String) -> CommandFailure {
      CommandFailure(rule, message, place: "\(path):\(line):\(column)")
    }
  }

  /// All that is wrong with a file; the first fault is the one that stops a reader.
  struct Faults: Error {
    var first: Fault
    var others: [Fault] = []
  }

  /// The entries, each key once: where it stands first, with the value that it has last.
  let entries: [StringsWriter.Entry]
  private let closingComments: [String]

  static func read(_ bytes: [UInt8], as source: Source) -> Result<StringTable, Faults> {
    switch (source, StringsFileKind(bytes)) {
    case (.auto, .strings), (.strings, _): read(StringsDocument(bytes: bytes))
    case (.auto, _), (.propertyList, _): readPropertyList(bytes)
    }
  }

  private static func read(_ document: StringsDocument) -> Result<StringTable, Faults> {
    let faults = document.errors.map { error in
      let position = error.position
      return Fault(
        line: position.line,
        column: position.column,
        message: error.message,
        rule: error.rule
      )
    }
    if let first = faults.first {
      return .failure(Faults(first: first, others: Array(faults.dropFirst())))
    }
    let entries = document.entries.map { entry in
      let comments = entry.comments + entry.trailingComments
      return StringsWriter.Entry(
        key: entry.key.text,
        value: entry.value.value,
        comments: comments.map(\.text)
      )
    }
    let closing = document.closingComments.map(\.text)
    return .success(StringTable(entries: unique(entries), closingComments: closing))
  }

  private static func unique(_ entries: [StringsWriter.Entry]) -> [StringsWriter.Entry] {
    var unique: [StringsWriter.Entry] = []
    var places: [StringsText: Int] = [:]
    for entry in entries {
      if let place = places[entry.key] {
        unique[place].value = entry.value
        unique[place].comments += entry.comments
      } else {
        places[entry.key] = unique.count
        unique.append(entry)
      }
    }
    return unique
  }

  /// The order of a property list's keys is not kept by its reader, so they are sorted.
  private static func readPropertyList(_ bytes: [UInt8]) -> Result<StringTable, Faults> {
    do {
      let decoder = PropertyListDecoder()
      let values = try decoder.decode([String: PropertyListValue].self, from: Data(bytes))
      let entries = values.sorted { $0.key < $1.key }.map { key, value in
        StringsWriter.Entry(key: StringsText(key), value: value.stringsValue)
      }
      return .success(StringTable(entries: entries, closingComments: []))
    } catch {
      let message = "the file is no property list that holds a table"
      let fault = Fault(line: 1, column: 1, message: message, rule: "malformed-property-list")
      return .failure(Faults(first: fault))
    }
  }

  /// The table in its usual form.
  var canonicalText: [UInt8] {
    let closing = closingComments.flatMap { comment in
      StringsWriter.write([StringsWriter.Entry(key: "", value: "", comments: [comment])])
    }
    // A comment with no entry below it is written as one, and the empty entry left away.
    let comments = String(decoding: closing, as: UTF8.self)
      .split(separator: "\n").filter { $0 != #""" = "";"# }.joined(separator: "\n")
    let text = StringsWriter.write(entries)
    // A file of no bytes at all is no table; one with an empty line is.
    if text.isEmpty, comments.isEmpty { return [UInt8(ascii: "\n")] }
    guard !comments.isEmpty else { return text }
    return text + Array(((text.isEmpty ? "" : "\n") + comments + "\n").utf8)
  }

  /// The table as a JSON object.
  var json: JSONValue {
    .object(entries.map { (Self.json($0.key), Self.json($0.value)) })
  }

  private static func json(_ text: StringsText) -> JSONValue {
    text.hasLoneSurrogates ? .codeUnits(text.utf16) : .string(text.string)
  }

  private static func json(_ value: StringsValue) -> JSONValue {
    switch value {
    case .string(let text): json(text)
    case .array(let values): .array(values.map(json))
    case .data(let bytes): .object([(.string("$data"), .string(hexadecimal(bytes)))])
    case .dictionary(let members):
      .object(
        members.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
          .map { (json($0.key), json($0.value)) }
      )
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension PropertyListValue {
  /// The value as a string file would hold it; what no string file can hold becomes an empty string.
  fileprivate var stringsValue: StringsValue {
    switch self {
    case .string(let text): .string(StringsText(text))
    case .array(let values): .array(values.map(\.stringsValue))
    case .dictionary(let members):
      .dictionary(
        Dictionary(uniqueKeysWithValues: members.map { (StringsText($0), $1.stringsValue) })
      )
    case .data(let bytes): .data(bytes)
    case .other: .string("")
    }
  }
}
