internal import StringsValidation

/// The files of one language of a table, read.
struct LanguageTables: Sendable {
  /// A file and what it holds.
  struct Part: Sendable {
    let file: ValidateFile
    var bytes: [UInt8]
    var table: LocalizedTable

    /// The table that other bytes would make.
    func reading(_ bytes: [UInt8]) -> LocalizedTable {
      LocalizedTable(bytes, file, table.language)
    }
  }

  var parts: [Part] = []
  /// What could not be read.
  private(set) var failures: [CommandFailure] = []

  /// No files at all.
  init() {}

  init(_ files: ValidateProject.Language) {
    for case let file? in [files.strings, files.dictionary] {
      do throws(CommandFailure) {
        let bytes = try StandardStreams.read(ordinaryFile: file.path)
        let table = LocalizedTable(bytes, file, files.language)
        parts.append(Part(file: file, bytes: bytes, table: table))
      } catch {
        failures.append(error)
      }
    }
  }
}

extension LanguageTables {
  /// The keys of a file; none when it cannot be read.
  static func keys(of file: ValidateFile, _ language: TableLanguage) -> Set<String> {
    guard let bytes = try? StandardStreams.read(ordinaryFile: file.path) else { return [] }
    return Set(LocalizedTable(bytes, file, language).texts.map(\.key))
  }
}

extension LocalizedTable {
  /// Reads a file by its format.
  fileprivate init(_ bytes: [UInt8], _ file: ValidateFile, _ language: TableLanguage) {
    switch file.format {
    case .dictionary: self.init(dictionary: bytes, path: file.path, language: language)
    case .strings, .catalog: self.init(strings: bytes, path: file.path, language: language)
    }
  }
}
