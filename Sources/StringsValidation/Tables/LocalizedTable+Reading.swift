import StringsFile

extension LocalizedTable {
  /// Whether the file could be read as a table, be it with faults.
  var isReadable: Bool {
    guard case .strings(let file) = content else { return faults.isEmpty }
    guard file.outline == nil else { return true }
    return file.document.errors.allSatisfy { error in
      switch error.kind {
      case .emptyFile, .binaryPropertyList, .xmlPropertyList, .utf16WithoutByteOrderMark,
        .notATable:
        false
      default: true
      }
    }
  }
}
