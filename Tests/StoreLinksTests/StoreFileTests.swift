@testable import StoreLinks
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The store files themselves: every one is embedded, reads well, and its examples come out.
struct StoreFileTests {
  static let definitions = StoreCatalog().stores.compactMap {
    try? StoreCatalog().definition(of: $0)
  }
  static let examples = definitions.flatMap(\.examples)

  @Test func `every file of templates is embedded`() {
    let folder = Fixtures.repository.appending(path: "templates")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let names = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    let listed = StoreCatalog().stores.map(\.rawValue)
    for name in names where !listed.contains(name) {
      let symbol = name.replacing("-", with: "_")
      Issue.record(
        """
        templates/\(name).json is not embedded; add to Sources/EmbeddedData/stores.c:
        static const unsigned char \(symbol)[] = {
        #embed "../../templates/\(name).json"
        };
        and in the table, sorted by name:
          {"\(name)", \(symbol), sizeof \(symbol)},
        """
      )
    }
    #expect(names == listed)
  }

  @Test(arguments: StoreCatalog().stores)
  func `a store file can be read`(_ store: Store) throws {
    let definition = try StoreCatalog().definition(of: store)
    #expect(definition.store == store)
    #expect(!definition.templates.isEmpty)
  }

  @Test(arguments: examples)
  func `an example comes out as it says`(_ example: StoreLinkExample) {
    let got = StoreCatalog().outcome(of: example.request)
    let result = StoreLinkCaseResult(case: StoreLinkCase(name: "", example: example), got: got)
    #expect(result.isPassed, "\(example.request): expected \(example.outcome), got \(got)")
  }

  @Test(arguments: definitions)
  func `a store file has examples of links and of errors`(_ definition: StoreDefinition) {
    let errors = definition.examples.filter { if case .error = $0.outcome { true } else { false } }
    #expect(!errors.isEmpty)
    #expect(errors.count < definition.examples.count)
  }

  @Test(arguments: definitions)
  func `the example of every identifier rule is a good one`(_ definition: StoreDefinition) {
    for rule in definition.identifiers {
      #expect(rule.checks.allSatisfy { $0.accepts(rule.example, kind: nil, storefronts: .init()) })
    }
  }

  @Test func `every constant names a store of this package`() {
    let named: [Store] = [
      .amazonAppstore, .appleAppStore, .blackBerryWorld, .cafeBazaar, .chromeWebStore, .edgeAddOns,
      .epicGamesStore, .fDroid, .firefoxAddOns, .flathub, .googlePlay, .honorAppMarket,
      .huaweiAppGallery, .itch, .meizuAppStore, .metaQuestStore, .microsoftStore, .myket, .oneStore,
      .oppoAppMarket, .ruStore, .samsungGalaxyStore, .setapp, .slideME, .snapStore, .steam,
      .tencentMyApp, .testFlight, .vivoAppStore, .windowsPhoneStore, .xiaomiGetApps, .yandexStore,
    ]
    #expect(named.sorted() == StoreCatalog().stores)
  }
}
