import StoreLinks
import Testing

struct StoreCatalogTests {
  static let house = """
    {
      "store": "house",
      "name": "House Store",
      "about": "a store of one's own",
      "identifiers": ["number"],
      "templates": [
        {
          "id": "house.https",
          "form": "https",
          "on": ["web"],
          "url": "https://house.example/{id}{?from}",
          "fixed": { "from review": "app" },
          "opens": { "product": "product-page", "review": "reviews-page" },
          "evidence": "documented"
        }
      ]
    }
    """

  static func catalog(_ text: String = house) -> StoreCatalog {
    StoreCatalog(adding: [StoreFile(store: "house", bytes: Array(text.utf8))])
  }

  @Test func `a host may add a store`() throws {
    let catalog = Self.catalog()
    #expect(catalog.stores.contains("house"))
    let link = try StoreLink("house", id: "7", in: catalog)
    #expect(link.url == "https://house.example/7?from=app")
    #expect(catalog.explain(link.url).template == "house.https")
    #expect(catalog.explain(link.url).kind == .review)
  }

  @Test func `a store added takes the place of one of the same name`() throws {
    let text = Self.house.replacing("\"house\"", with: "\"steam\"")
    let catalog = StoreCatalog(adding: [StoreFile(store: .steam, bytes: Array(text.utf8))])
    #expect(try StoreLink(.steam, id: "7", kind: .product, in: catalog).url.contains("house"))
    #expect(catalog.stores.count == StoreCatalog().stores.count)
  }

  @Test func `a host may add storefronts`() throws {
    var request = StoreLinkRequest(store: .appleAppStore, id: "284882215", kind: .product)
    request.country = "GI"
    #expect(throws: StoreLinkError.self) { try StoreLink(request) }
    let link = try StoreLink(request, in: StoreCatalog(storefronts: ["gi"]))
    #expect(link.url == "https://apps.apple.com/gi/app/id284882215")
  }

  @Test(
    arguments: [
      ("\"web\"", "\"webb\"", "unknown word 'webb', did you mean 'web'?"),
      (
        "\"web\"", "\"ios 7.1-\"",
        "system 'ios 7.1-' cannot be read: expected a platform and "
          + "versions, as in 'ios 7.1-10.2'"
      ),
      ("\"about\"", "\"abuot\"", "unknown key 'abuot', did you mean 'about'?"),
      ("\"form\"", "\"Form\"", "unknown key 'Form', did you mean 'form'?"),
      (
        "\"store\": \"house\"", "\"store\": \"hause\"",
        "unknown word 'hause', did you mean 'house'?"
      ),
      ("[\"number\"]", "[\"numbr\"]", "unknown word 'numbr', did you mean 'number'?"),
      ("{id}", "{ids}", "nothing fills the variable 'ids'"),
      (
        "{id}", "{id",
        "URI template 'https://house.example/{id{?from}' cannot be read: expected "
          + "names of letters, digits and '_' between '{' and '}'"
      ),
      (
        "house.example/", "house example/",
        "URI template 'https://house example/{id}{?from}' cannot be read: expected only "
          + "characters that a URI may hold (RFC 3986)"
      ),
      ("reviews-page", "review-page", "unknown word 'review-page', did you mean 'reviews-page'?"),
      ("\"product\":", "\"produkt\":", "unknown word 'produkt', did you mean 'product'?"),
      ("\"documented\"", "7", "expected a string"),
      ("\"name\": \"House Store\",", "", "key 'name' is missing"),
      ("\"name\":", "\"store\":", "key 'store' stands here a second time"),
      ("]\n}", "]", "no JSON: expected ',' or '}'"),
    ]
  )
  func `a bad file says where and why`(_ old: String, _ new: String, _ words: String) {
    let text = Self.house.replacing(old, with: new)
    #expect(text != Self.house)
    let error = #expect(throws: StoreLinkError.self) {
      try Self.catalog(text).definition(of: "house")
    }
    #expect(error?.id == "bad-store-file")
    #expect(error?.description.hasPrefix("house.json:") == true)
    #expect(error?.description.hasSuffix(": " + words) == true, "\(error?.description ?? "")")
  }

  @Test func `a file that cannot be used is told of when a link is explained`() {
    let findings = Self.catalog("https://house.example").explain("https://house.example/7").findings
    #expect(findings.map(\.id) == ["bad-store-file", "unknown-link"])
  }

  @Test func `a definition lists what a store has`() throws {
    let apple = try StoreCatalog().definition(of: .appleAppStore)
    let first = try #require(apple.templates.first { $0.id == "apple.https.apps" })
    #expect(first.kinds == [.review, .product])
    #expect(first.opens(.review) == .writeReviewSheet)
    #expect(first.systemNames.contains("ios 11.1+"))
    #expect(
      first.uriTemplates == ["https://apps.apple.com{/country}/app{/slug}/id{id}{?l,action}"]
    )
  }
}
