#if canImport(Foundation) && !canImport(Darwin)
  import Foundation
  import StringsFile
  import Testing

  /// Agreement with CoreFoundation, which reads property lists on Linux and Windows; on Apple
  /// platforms it cannot be reached past the newer reader in Swift.
  struct CoreFoundationTests {
    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func readsWhatCoreFoundationReads(seed: UInt64) throws {
      var files = try RandomFiles(seed: seed &+ 200)
      for _ in 0..<300 { try expectAgreement(files.next()) }
    }

    private func expectAgreement(_ bytes: [UInt8]) throws {
      let document = StringsDocument(bytes: bytes)
      guard case .strings = document.kind else { return }
      let list = try? PropertyListSerialization.propertyList(
        from: Data(bytes),
        options: [],
        format: nil
      )
      guard document.errors.isEmpty else {
        // It is stricter only where something is dropped: then a table is left of what came before.
        if let list, document.errors.first?.rule != "not-a-table", !document.encoding.isGuess {
          #expect(list is [String: Any])
        }
        return
      }
      let table = try #require(list as? [String: Any], "\(bytes)")
      let strings = document.table.compactMapValues(\.string)
      // Swift dictionaries take keys for equal that CoreFoundation keeps apart.
      guard Set(strings.keys.map(\.string)).count == document.table.count else { return }
      for (key, value) in strings {
        let found = try #require(table[key.string] as? String, "\(bytes)")
        #expect(Array(found.utf8) == Array(value.utf8), "\(bytes)")
      }
      #expect(table.count == strings.count)
    }
  }

  extension StringsValue {
    fileprivate var string: String? {
      if case .string(let text) = self { text.string } else { nil }
    }
  }
#endif
