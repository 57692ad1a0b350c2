internal import EmbeddedData
internal import Diagnostics
package import StringsFile

/// The texts that this package ships, read from the bytes of `Localization/` in the binary.
struct ShippedTables: LocalizedTables {
  /// The name of every shipped table.
  static let name = "ReviewPrompts"

  /// The tags of the shipped languages, sorted.
  static let languages: [String] = files.map { String(cString: $0.name) }

  var languages: [String] { Self.languages }

  func string(
    forKey key: String,
    table: String,
    language: String
  ) throws(UnreadableTable) -> String? {
    guard table == Self.name else { return nil }
    return try Self.table(of: language)?[key]
  }

  /// The table of a language; `nil` where there is none.
  static func table(of language: String) throws(UnreadableTable) -> StringsTable? {
    guard let file = Self.file(of: language) else { return nil }
    do {
      return try StringsTable(immortal: Self.bytes(of: file))
    } catch {
      throw UnreadableTable(path: "Localization/\(language).lproj/ReviewPrompts.strings", error)
    }
  }

  /// The bytes of a language's string file, which live as long as the process.
  static func bytes(of language: String) -> UnsafeRawBufferPointer? {
    file(of: language).map(bytes)
  }

  private static var files: UnsafeBufferPointer<ReviewPromptsEmbeddedFile> {
    var count = 0
    let first = reviewprompts_embedded_languages(&count)
    return UnsafeBufferPointer(start: first, count: count)
  }

  private static func bytes(of file: ReviewPromptsEmbeddedFile) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: file.bytes, count: file.count)
  }

  private static func file(of language: String) -> ReviewPromptsEmbeddedFile? {
    guard let index = languages.firstIndex(of: language) else { return nil }
    return files[index]
  }
}

extension UnreadableTable {
  /// A report of a string file that does not parse.
  package init(path: String, _ error: StringsFileError) {
    self.init(
      path: path,
      line: error.position.line,
      column: error.position.column,
      reason: error.message,
      id: error.rule
    )
  }
}
