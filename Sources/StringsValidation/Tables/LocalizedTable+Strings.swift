import Diagnostics
import LocaleMatching
import StringsFile

extension LocalizedTable {
  /// Reads a `.strings` file.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: its path, as it is to be printed.
  ///   - language: the language that it is in.
  package init(strings bytes: [UInt8], path: String, language: TableLanguage) {
    let content = StringsContent(bytes)
    if content.outline == nil, case .xmlPropertyList = StringsFileKind(bytes) {
      self.init(dictionary: bytes, path: path, language: language)
      return
    }
    self.init(
      path: path,
      language: language,
      texts: content.outline.map(Self.texts) ?? Self.texts(content.document),
      content: .strings(content)
    )
  }

  private static func texts(_ outline: StringsOutline) -> [TableText] {
    var texts: [TableText] = []
    texts.reserveCapacity(outline.entries.count)
    for number in outline.entries.indices {
      guard let range = outline.valueRange(number), let value = outline.value(number) else {
        continue
      }
      texts.append(
        TableText(
          key: outline.key(number).string,
          value: value.string,
          keyBytes: outline.keyRange(number),
          valueBytes: range,
          origin: .entry(number)
        )
      )
    }
    return texts
  }

  private static func texts(_ document: StringsDocument) -> [TableText] {
    document.entries.enumerated().compactMap { number, entry in
      entry.value.literal.map { literal in
        let (key, value) = (entry.key.range, literal.range)
        return TableText(
          key: entry.key.string,
          value: literal.string,
          keyBytes: key.lowerBound.byteOffset..<key.upperBound.byteOffset,
          valueBytes: value.lowerBound.byteOffset..<value.upperBound.byteOffset,
          origin: .entry(number)
        )
      }
    }
  }

  /// Whether the table comes from a strings file.
  var isStringsFile: Bool {
    if case .strings = content { true } else { false }
  }

  /// The strings file of the table; `nil` for other formats.
  var document: StringsDocument? {
    if case .strings(let file) = content { file.document } else { nil }
  }

  /// The strings file, if it may hold something of this kind.
  func document(with traits: StringsTraits) -> StringsDocument? {
    guard case .strings(let file) = content, !file.traits.isDisjoint(with: traits) else {
      return nil
    }
    return file.document
  }

  /// The entry that a text comes from.
  func entry(of text: TableText) -> StringsEntry? {
    guard case .entry(let number) = text.origin, let document else { return nil }
    return document.entries.indices.contains(number) ? document.entries[number] : nil
  }
}
