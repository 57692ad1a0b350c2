import Diagnostics
import StringsFile

extension LocalizedTable {
  /// Whether the file could be read as a table, be it with faults.
  var isReadable: Bool {
    switch content {
    case .lines(_, let isWhole): isWhole
    case .strings(let file): file.outline != nil || file.document.errors.allSatisfy(\.leavesATable)
    }
  }

  /// What a comment swallowed that is never closed.
  private var swallowedText: String {
    guard let document = document(with: .unterminatedComment) else { return "" }
    let comments = document.closingComments + (document.entries.last?.trailingComments ?? [])
    return comments.filter(\.isUnterminated).map(\.text).joined(separator: "\n")
  }

  /// The entries of a strings file that errors broke.
  var damage: TableDamage {
    guard case .strings(let file) = content, file.outline == nil else { return .none }
    return TableDamage(file.document)
  }

  /// What an error of the file kept from being read: entries that are there, but broken.
  var unreadText: String {
    // There is an outline of every sound file in UTF-8; most files are that.
    guard case .strings(let file) = content, file.outline == nil else { return swallowedText }
    let document = file.document
    guard !document.errors.isEmpty, document.encoding.form == .utf8 else {
      return swallowedText
    }
    let entries = document.entries.map {
      $0.range.lowerBound.byteOffset..<$0.range.upperBound.byteOffset
    }
    var number = 0
    var unread = swallowedText
    for piece in document.pieces where piece.kind == .unread || piece.kind == .string {
      while number < entries.count, entries[number].upperBound <= piece.range.lowerBound {
        number += 1
      }
      guard number == entries.count || piece.range.upperBound <= entries[number].lowerBound else {
        continue
      }
      unread += String(decoding: document.bytes[piece.range], as: UTF8.self) + "\n"
    }
    return unread
  }
}

extension StringsFileError {
  /// Whether the rest of the file can still be read as a table.
  fileprivate var leavesATable: Bool {
    switch kind {
    case .emptyFile, .binaryPropertyList, .xmlPropertyList, .utf16WithoutByteOrderMark,
      .notATable:
      false
    default: true
    }
  }
}
