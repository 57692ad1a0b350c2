import Diagnostics
import StringsFile
import Testing

/// Expects that both doors give the same verdict, place and values for a file, and that the parts of
/// the document are the file.
func expectSameThroughBothDoors(
  _ bytes: [UInt8],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let document = StringsDocument(bytes: bytes)
  #expect(document.write() == bytes, sourceLocation: sourceLocation)
  do {
    let table = try StringsTable(bytes)
    #expect(document.errors.isEmpty, sourceLocation: sourceLocation)
    let expected = effectiveStrings(of: document)
    let found = table.map { Pair(key: $0.key, value: $0.value) }
    #expect(found == expected.map(\.pair), sourceLocation: sourceLocation)
    #expect(table.count == expected.count, sourceLocation: sourceLocation)
    for entry in expected where !entry.key.hasLoneSurrogates {
      let value = table[entry.key.string].map { Array($0.utf8) }
      #expect(value == Array(entry.pair.value.utf8), sourceLocation: sourceLocation)
      let place = table.position(ofValueFor: entry.key.string)
      #expect(place == entry.place, sourceLocation: sourceLocation)
    }
  } catch {
    #expect(error == document.errors.first, sourceLocation: sourceLocation)
  }
}

/// A key and a value, compared byte by byte.
private struct Pair: Equatable {
  var key: String
  var value: String

  static func == (left: Self, right: Self) -> Bool {
    left.key.utf8.elementsEqual(right.key.utf8) && left.value.utf8.elementsEqual(right.value.utf8)
  }
}

private struct EffectiveString {
  var key: StringsText
  var pair: Pair
  var place: SourcePosition
}

/// The entries of a document that no later one replaces, without those that are no strings.
private func effectiveStrings(of document: StringsDocument) -> [EffectiveString] {
  var seen: Set<StringsText> = []
  var found: [EffectiveString] = []
  for entry in document.entries.reversed() where seen.insert(entry.key.text).inserted {
    guard let literal = entry.value.literal else { continue }
    found.append(
      EffectiveString(
        key: entry.key.text,
        pair: Pair(key: entry.key.string, value: literal.string),
        place: literal.range.lowerBound
      )
    )
  }
  return found.reversed()
}
