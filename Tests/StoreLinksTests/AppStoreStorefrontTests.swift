import StoreLinks
import Testing

struct AppStoreStorefrontTests {
  @Test func `there are 175 storefronts, each named once`() {
    let all = AppStoreStorefront.all
    #expect(all.count == 175)
    #expect(Set(all.map(\.code)).count == 175)
    #expect(Set(all.map(\.alpha3)).count == 175)
    #expect(all.map(\.code) == all.map(\.code).sorted())
    #expect(all.count { $0.number == nil } == 43)
  }

  @Test(arguments: [("USA", "US"), ("deu", "DE"), ("XKX", "XK"), ("PRI", nil), ("US", nil)])
  func `three letters lead to two`(_ alpha3: String, _ code: String?) {
    #expect(AppStoreStorefront(alpha3: alpha3)?.code == code)
  }

  @Test func `the number is that of the store`() {
    #expect(AppStoreStorefront(alpha3: "USA")?.number == "143441")
  }

  @Test func `every storefront can stand in a link`() throws {
    let apple = try StoreCatalog().definition(of: .appleAppStore)
    var request = StoreLinkRequest(store: .appleAppStore, id: "284882215", kind: .product)
    for storefront in AppStoreStorefront.all {
      request.country = storefront.code
      let url = try apple.link(request).url
      #expect(url == "https://apps.apple.com/\(storefront.code.lowercased())/app/id284882215")
    }
  }

  @Test(arguments: ["EU", "LI", "MC", "PR", "BD", "IC", "UK", "ZZ"])
  func `a country without an App Store is refused`(_ country: String) {
    var request = StoreLinkRequest(store: .appleAppStore, id: "284882215")
    request.country = country
    let error = #expect(throws: StoreLinkError.self) { try StoreLink(request) }
    #expect(error?.id == "country-not-a-storefront")
  }
}
