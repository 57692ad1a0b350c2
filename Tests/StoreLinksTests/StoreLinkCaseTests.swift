import StoreLinks
import TestSupport
import Testing

struct StoreLinkCaseTests {
  static let results = Fixtures.files(in: "", suffix: "links-cases.json").flatMap { file in
    let cases = try? StoreLinkCase.read(Fixtures.bytes(file), file: "links-cases")
    return StoreCatalog().replay(cases ?? [])
  }

  @Test func `there are as many cases as were handed over`() {
    #expect(Self.results.count >= 195)
  }

  @Test(arguments: results)
  func `a case comes out as it says`(_ result: StoreLinkCaseResult) {
    #expect(
      result.isPassed,
      "case \(result.case.name): expected \(result.expected), got \(result.got)"
    )
  }

  @Test func `a case that is not met fails`() throws {
    let text = #"[{"n": 1, "store": "steam", "id": "730", "kind": "product", "expect": "x"}]"#
    let results = StoreCatalog().replay(try StoreLinkCase.read(Array(text.utf8), file: "cases"))
    #expect(results.map(\.isPassed) == [false])
    #expect(
      results.map(\.got.description) == ["https://store.steampowered.com/app/730 (product-page)"]
    )
  }

  @Test(
    arguments: [
      ("{", "cases.json:1:2: no JSON: expected '\"'"),
      ("{}", "cases.json:1:1: expected an array of cases"),
      ("[{}]", "cases.json:1:2: expected a case with the key 'n'"),
      (#"[{"n": 1}]"#, "cases.json:1:2: key 'store' is missing"),
    ]
  )
  func `a file that is none says so`(_ text: String, _ words: String) {
    let error = #expect(throws: StoreFileError.self) {
      try StoreLinkCase.read(Array(text.utf8), file: "cases")
    }
    #expect(error?.description == words)
  }
}
