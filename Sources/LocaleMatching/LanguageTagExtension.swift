/// One extension of a tag, such as `u-co-phonebk-ca-buddhist`.
struct LanguageTagExtension {
  /// The letter or digit that starts it.
  var singleton: UInt8
  /// The subtags after it, in lower case.
  var values: [String]

  /// The extensions in canonical order (RFC 6067; UTS #35, "Canonical Unicode Locale Identifiers").
  static func joined(_ extensions: [Self]) -> String {
    extensions.sorted { $0.singleton < $1.singleton }.map(\.text).joined(separator: "-")
  }

  /// Adds a keyword to the Unicode extension, which is made if there is none.
  static func addKeyword(_ key: String, _ type: String, to extensions: inout [Self]) {
    let singleton = UInt8(ascii: "u")
    if let index = extensions.firstIndex(where: { $0.singleton == singleton }) {
      extensions[index].values += [key, type]
    } else {
      extensions.append(Self(singleton: singleton, values: [key, type]))
    }
  }

  private var text: String {
    let letter = String(UnicodeScalar(singleton))
    let values = singleton == UInt8(ascii: "u") ? unicodeValues : values
    return ([letter] + values).joined(separator: "-")
  }

  /// The attributes, then the keywords, both sorted; of a key that comes twice the first counts.
  private var unicodeValues: [String] {
    let attributes = values.prefix { $0.utf8.count > 2 }
    var keywords: [(key: String, types: [String])] = []
    for value in values.dropFirst(attributes.count) {
      if value.utf8.count == 2 {
        keywords.append((value, []))
      } else {
        keywords[keywords.count - 1].types.append(value)
      }
    }
    var seen: Set<String> = []
    let kept = keywords.filter { seen.insert($0.key).inserted }.sorted { $0.key < $1.key }
    return attributes.sorted() + kept.flatMap { [$0.key] + ($0.types == ["true"] ? [] : $0.types) }
  }
}
