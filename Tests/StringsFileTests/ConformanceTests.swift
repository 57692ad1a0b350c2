import Diagnostics
import StringsFile
import Testing
import TestSupport

/// The cases of `Tests/Fixtures/strings`, each through both doors.
struct ConformanceTests {
  @Test(arguments: ConformanceCase.all)
  func verdictPlaceAndEntries(_ example: ConformanceCase) throws {
    let expected = try #require(try example.expectation())
    let document = StringsDocument(bytes: try example.bytes())
    guard document.kind != .xmlPropertyList else {
      #expect(document.errors.map(\.kind) == [.xmlPropertyList])
      return
    }
    guard try #require(expected["ok"]?.bool as Bool?) else {
      return expectRefusal(document, expected)
    }
    let entries = try #require(expected["entries"]?.value)
    if let stop = expected["stop"] {
      expectStop(document, at: try #require(stop.place), after: entries)
    } else {
      #expect(document.errors.isEmpty)
      #expect(StringsValue.dictionary(document.table) == entries)
    }
  }

  private func expectRefusal(_ document: StringsDocument, _ expected: ExpectedJSON) {
    #expect(!document.errors.isEmpty)
    guard expected["anyPosition"]?.bool != true else { return }
    #expect(document.errors.first?.place == expected["hint"]?.place ?? expected.place)
  }

  private func expectStop(
    _ document: StringsDocument,
    at place: ConformanceCase.Place,
    after entries: StringsValue
  ) {
    #expect(document.errors.first?.place == place)
    let before = document.entries.filter { entry in
      document.errors.first.map { entry.range.upperBound <= $0.position } ?? true
    }
    let table = Dictionary(before.map { ($0.key.text, $0.value.value) }, uniquingKeysWith: { $1 })
    #expect(StringsValue.dictionary(table) == entries)
  }

  @Test(arguments: ConformanceCase.all)
  func tableAgreesWithDocument(_ example: ConformanceCase) throws {
    let bytes = try example.bytes()
    expectSameThroughBothDoors(bytes)
  }

  static let entriesAfterStop: [(String, [String])] = [
    ("070-double-semicolon", ["a", "c"]),
    ("072-stray-opening-brace", ["a", "c"]),
    ("073-stray-comma", ["a", "c"]),
    ("074-stray-equals", ["a", "c"]),
    ("078-merge-conflict-in-the-middle", ["a", "c", "c", "z"]),
    ("079-merge-conflict-only-separator", ["a", "c"]),
    ("080-merge-conflict-end-marker", ["a", "c"]),
    ("086-html-comment-later", ["a", "c"]),
    ("087-at-sign-entry", ["a", "c"]),
    ("137-nbsp-before-later-key", ["a", "c"]),
    ("143-bom-in-the-middle", ["a", "c"]),
    ("146-ideographic-space-between", ["a", "c"]),
    ("147-nel-between", ["a", "c"]),
    ("159-nul-after-entries", ["a", "c"]),
    ("244-smart-quotes-as-delimiters-later", ["a", "e"]),
    ("260-bidi-control-outside-quotes", ["a", "c"]),
  ]

  @Test(arguments: entriesAfterStop)
  func entriesAfterTheStopAreHandedBack(_ name: String, _ keys: [String]) throws {
    let document = StringsDocument(bytes: try ConformanceCase(name: name).bytes())
    #expect(document.entries.map(\.key.string) == keys)
  }
}
