import StoreLinks
import TestSupport
import Testing

struct StoreLinkTests {
  @Test func `one line gives the review link of an app`() throws {
    let link = try StoreLink(.appleAppStore, id: "284882215")
    #expect(link.url == "https://apps.apple.com/app/id284882215?action=write-review")
    #expect(link.template == "apple.https.apps")
    #expect(link.opens == .writeReviewSheet)
    #expect(link.findings.isEmpty)
  }

  @Test func `a store may be named by a literal`() throws {
    let link = try StoreLink("google-play", id: "com.example.app", kind: .product)
    #expect(link.url == "https://play.google.com/store/apps/details?id=com.example.app")
  }

  @Test func `a kept definition gives the same links as the catalog`() throws {
    for result in StoreLinkCaseTests.results {
      let request = result.case.example.request
      let definition = try StoreCatalog().definition(of: request.store)
      let kept = Result { try definition.link(request) }
      let fresh = Result { try StoreCatalog().link(request) }
      #expect((try? kept.get()) == (try? fresh.get()))
    }
  }

  @Test func `no link holds an affiliate token that was not given`() {
    for result in StoreLinkCaseTests.results where result.case.example.request.affiliate == nil {
      #expect(!result.got.description.contains("11l7j9"))
      #expect(!result.got.description.contains("at="))
    }
  }

  @Test func `a parameter without a place is told of`() throws {
    var request = StoreLinkRequest(store: .samsungGalaxyStore, id: "com.example.app")
    request.campaign = "spring"
    let link = try StoreLink(request)
    #expect(link.url == "samsungapps://AppRating/com.example.app")
    #expect(link.findings.map(\.id) == ["ignored-parameter"])
    #expect(
      link.findings.first?.message
        == "Samsung Galaxy Store has no place for a campaign, so the link is without it"
    )
  }

  @Test func `a template without a place for a parameter says so`() throws {
    var request = StoreLinkRequest(store: .appleAppStore, id: "284882215")
    request.template = "apple.tvappstore"
    request.platform = .tvOS
    request.campaign = "spring"
    #expect(try StoreLink(request).findings.map(\.id) == ["ignored-parameter"])
  }

  @Test(
    arguments: [
      ("12345", "id-unusual-length"), ("12345678901", "id-unusual-length"), ("284882215", nil),
      ("6738704543", nil),
    ]
  )
  func `an id of unusual length is a doubt, no error`(_ id: String, _ finding: String?) throws {
    #expect(try StoreLink(.appleAppStore, id: id).findings.map(\.id) == [finding].compactMap { $0 })
  }

  @Test func `a link to a closed store says so`() throws {
    let link = try StoreLink(.yandexStore, id: "com.example.app", kind: .product)
    #expect(link.findings.map(\.id) == ["store-closed"])
  }

  @Test func `a template of the past is fit for its systems only`() throws {
    var request = StoreLinkRequest(store: .appleAppStore, id: "284882215")
    request.template = "apple.mzstore.short"
    #expect(try StoreLink(request).findings.map(\.id) == ["obsolete-template"])
    request.platform = .iOS
    request.osVersion = "6.1"
    #expect(try StoreLink(request).findings.isEmpty)
  }

  @Test func `the product page is given instead of a review only when that is wanted`() throws {
    var request = StoreLinkRequest(store: .fDroid, id: "com.example.app")
    #expect(throws: StoreLinkError.self) { try StoreLink(request) }
    request.acceptsProductPage = true
    let link = try StoreLink(request)
    #expect(link.url == "https://f-droid.org/packages/com.example.app/")
    #expect(link.opens == .productPage)
  }

  @Test func `a referrer is encoded within and without`() throws {
    let parts: KeyValuePairs = ["utm_source": "mail", "utm_term": "running+shoes"]
    let text = StoreLinkRequest.referrer(parts)
    #expect(text == "utm_source=mail&utm_term=running%2Bshoes")
    var request = StoreLinkRequest(store: .googlePlay, id: "com.example.app")
    request.campaign = text
    let query = "referrer=utm_source%3Dmail%26utm_term%3Drunning%252Bshoes"
    #expect(try StoreLink(request).url.hasSuffix(query))
  }
}
