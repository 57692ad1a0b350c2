import Diagnostics
import StringsFile

/// The entries of a file with errors whose texts are not what somebody wrote.
struct TableDamage: Sendable {
  /// The numbers of the entries of which a part was not read, or was read as something else.
  private(set) var cut: Set<Int> = []
  /// The numbers of the entries between the marks of a merge conflict.
  private(set) var conflicted: Set<Int> = []

  /// No damage.
  static let none = TableDamage()

  private init() {}

  /// Looks through a file.
  init(_ document: StringsDocument) {
    guard !document.errors.isEmpty else { return }
    let entries = document.entries
    for (number, entry) in entries.enumerated() {
      let isCut = entry.key.isUnterminated || entry.value.literal?.isUnterminated == true
      if isCut { cut.insert(number) }
    }
    for error in document.errors {
      for place in error.damagedPlaces {
        if let number = Self.entry(at: place.byteOffset, in: entries) { cut.insert(number) }
      }
    }
    if document.errors.contains(where: \.isAboutBytes) { cutGuessed(document) }
    for conflict in Self.conflicts(document) {
      let found = entries.indices.filter {
        conflict.contains(entries[$0].range.lowerBound.byteOffset)
      }
      conflicted.formUnion(found)
    }
  }

  /// Whether something can be said about every text.
  var isEmpty: Bool { cut.isEmpty && conflicted.isEmpty }

  /// Whether nothing can be said about the text of an entry.
  func contains(_ number: Int) -> Bool { cut.contains(number) || conflicted.contains(number) }

  /// Whether nothing can be said about a text.
  func contains(_ text: TableText) -> Bool {
    guard case .entry(let number) = text.origin else { return false }
    return contains(number)
  }

  /// Notes the entries that hold bytes which are no characters; what they stand for is a guess.
  private mutating func cutGuessed(_ document: StringsDocument) {
    guard document.encoding.form == .utf8 else { return }
    for (number, entry) in document.entries.enumerated() {
      let range = entry.range.lowerBound.byteOffset..<entry.range.upperBound.byteOffset
      if String(validating: document.bytes[range], as: UTF8.self) == nil { cut.insert(number) }
    }
  }

  /// The last entry that begins at or before a place, if it reaches as far.
  private static func entry(at offset: Int, in entries: [StringsEntry]) -> Int? {
    var places = entries.indices
    while let middle = places.isEmpty ? nil : places.lowerBound + places.count / 2 {
      if entries[middle].range.lowerBound.byteOffset <= offset {
        places = middle + 1..<places.upperBound
      } else {
        places = places.lowerBound..<middle
      }
    }
    let number = places.lowerBound - 1
    guard number >= 0, offset <= entries[number].range.upperBound.byteOffset else { return nil }
    return number
  }

  /// The stretches of a file from `<<<<<<<` to `>>>>>>>`.
  private static func conflicts(_ document: StringsDocument) -> [Range<Int>] {
    var conflicts: [Range<Int>] = []
    var start: Int?
    let marks = document.errors.sorted { $0.position.byteOffset < $1.position.byteOffset }
    for error in marks {
      let place = error.position.byteOffset
      switch error.kind {
      case .conflictMarker("<"): start = start ?? place
      case .conflictMarker(">"):
        if let begin = start { conflicts.append(begin..<place) }
        start = nil
      default: break
      }
    }
    if let start { conflicts.append(start..<document.bytes.count) }
    return conflicts
  }
}

extension StringsFileError {
  /// Places in entries that this error kept from being read whole; none where all was read.
  fileprivate var damagedPlaces: [SourcePosition] {
    switch kind {
    case .escapedClosingQuote(let opened), .unterminatedString(_, let opened): [position, opened]
    // The value is missing, and the next entry is whole.
    case .missingValue(.character("\"")), .missingValue(.character("'")): []
    case .colonForEquals:
      // The colon is the end of a word, so that the key is another one.
      mistake?.upperBound == position ? [position] : []
    case .unescapedQuote, .semicolonInsideQuotes, .unterminatedEscape, .missingOpeningQuote,
      .unquotedText, .smartQuote, .missingValue, .localizedStringCall:
      range.isEmpty || position == noticed ? [position, noticed] : []
    case .undecodableBytes, .undecodableUTF32: [position]
    default: []
    }
  }
}
