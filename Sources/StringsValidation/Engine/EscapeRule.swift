import StringsFile

/// Goes through the escapes of a strings file for the rules about them.
enum EscapeRule {
  /// Calls `body` for each escape of each key and text that may hold some.
  static func forEach(
    _ table: TableInContext,
    _ body: (StringsEscape, StringsEntry, [UInt8]) -> Void
  ) {
    guard let document = table.table.document(with: .unusualEscape) else { return }
    for (number, entry) in document.entries.enumerated() where !table.damage.contains(number) {
      for literal in entry.isShorthand ? [entry.key] : [entry.key, entry.value.literal] {
        for escape in literal?.escapes ?? [] { body(escape, entry, document.bytes) }
      }
    }
  }

  /// The characters of the file that begin at a byte, up to the first that is not ASCII.
  ///
  /// In UTF-16 the bytes of other letters may be those of ASCII: U+3041 is made of '0' and 'A'.
  static func ascii(_ document: StringsDocument, from start: Int, count: Int) -> String {
    let model = document.encoding.bytes(of: "a")
    let letter = model.firstIndex(of: UInt8(ascii: "a")) ?? 0
    var found: [UInt8] = []
    var place = start
    while place >= 0, found.count < count, place + model.count <= document.bytes.count {
      let unit = document.bytes[place..<place + model.count]
      let byte = document.bytes[place + letter]
      guard (1..<0x80).contains(byte), unit.count(where: { $0 != 0 }) == 1 else { break }
      found.append(byte)
      place += model.count
    }
    return String(decoding: found, as: UTF8.self)
  }
}
