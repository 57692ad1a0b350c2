import Testing

@testable import LocaleMatching

@Suite struct FixedWidthTableTests {
  static let table = FixedWidthTable(keyWidth: 3, rowWidth: 5, text: "aa.1.ab.22abc3.abd07")

  @Test(arguments: [("aa", 1), ("ab", 22), ("abc", 3), ("abd", 7)])
  func findsEveryRecord(key: String, number: Int) {
    let row = Self.table.row(Subtag(ascii: key.utf8).padded(to: 3))
    #expect(row?.number(at: 3, width: 2) == number)
  }

  @Test(arguments: ["", "a", "ac", "abe", "zzz"])
  func findsNothingElse(key: String) {
    #expect(Self.table.row(Subtag(ascii: key.utf8).padded(to: 3)) == nil)
  }

  @Test func findsAllRecordsThatStartAlike() {
    #expect(Self.table.rows(startingWith: Subtag("ab").padded(to: 2), width: 2) == 1..<4)
    #expect(Self.table.rows(startingWith: Subtag("b").padded(to: 1), width: 1).isEmpty)
  }

  @Test func isSortedWithoutDuplicates() {
    let tables = [
      LanguageTables.likelyLanguage, LanguageTables.likelyLanguageRegion,
      LanguageTables.likelyLanguageScript,
      LanguageTables.likelyRegion, LanguageTables.likelyScript, LanguageTables.likelyScriptRegion,
      LanguageTables.languageAliases, LanguageTables.languageExpansions,
      LanguageTables.scriptAliases,
      LanguageTables.regionAliases, LanguageTables.parents, LanguageTables.languageDistances,
      LanguageTables.scriptDistances, LanguageTables.regionPartitions, LanguageTables.paradigms,
    ]
    for table in tables {
      #expect(table.text.utf8CodeUnitCount == table.count * table.rowWidth)
      let rows = table.text.description.utf8
      let keys = (0..<table.count).map {
        rows.dropFirst($0 * table.rowWidth).prefix(table.keyWidth)
      }
      #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }
  }
}
