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
      let values = try PropertyListFile.values(Data(bytes))
      var entries: [StringsWriter.Entry] = []
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        guard let value = value.stringsValue else {
          let message = "the value of '\(key)' holds a number, a date or a truth value, no text"
          return .failure(Faults(first: fault(message, "non-string-value")))
        }
        entries.append(StringsWriter.Entry(key: StringsText(key), value: value))
      }
      return .success(StringTable(entries: entries, closingComments: []))
    } catch {
      let message = "the file is no property list that holds a table"
      return .failure(Faults(first: fault(message, "malformed-property-list")))
    }
  }

  /// A fault of a property list, whose reader knows no places.
  private static func fault(_ message: String, _ rule: String) -> Fault {
    Fault(line: 1, column: 1, message: message, rule: rule)
  }

  /// The table in its usual form.
  var canonicalText: [UInt8] {
    let text = StringsWriter.write(entries, closingComments: closingComments)
    // A file of no bytes at all is no table; one with an empty line is.
    return text.isEmpty ? [UInt8(ascii: "\n")] : text
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
  /// The value as a string file would hold it; `nil` for what no string file can hold.
  fileprivate var stringsValue: StringsValue? {
    switch self {
    case .string(let text): return .string(StringsText(text))
    case .data(let bytes): return .data(bytes)
    case .other: return nil
    case .array(let values):
      let converted = values.compactMap(\.stringsValue)
      return converted.count == values.count ? .array(converted) : nil
    case .dictionary(let members):
      let converted = members.compactMap { key, value in
        value.stringsValue.map { (StringsText(key), $0) }
      }
      guard converted.count == members.count else { return nil }
      return .dictionary(Dictionary(converted) { $1 })
    }
  }
}
