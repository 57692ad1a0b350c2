import StoreLinks
import Testing

struct StoreLinkErrorTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var id: String
    var words: String
    var store: Store = .appleAppStore
    var app = "284882215"
    var change: @Sendable (inout StoreLinkRequest) -> Void = { _ in }
    var testDescription: String { words }
  }

  static let examples: [Example] = [
    Example(
      id: "unknown-store",
      words: "there is no store 'aple', did you mean 'apple'?",
      store: "aple"
    ),
    Example(id: "unknown-store", words: "there is no store 'x\\u{200B}'", store: "x\u{200B}"),
    Example(
      id: "unknown-template",
      words: "store 'apple' has no template 'apple.http.apps', did you mean 'apple.https.apps'?",
      change: { $0.template = "apple.http.apps" }
    ),
    Example(
      id: "unknown-platform",
      words: "there is no platform 'iso', did you mean 'ios'?",
      change: { $0.platform = "iso" }
    ),
    Example(
      id: "bad-os-version",
      words: "'11+' is no version of a system, expected numbers joined by dots, as in '10.3'",
      change: { $0.osVersion = "11+" }
    ),
    Example(
      id: "unknown-parameter",
      words: "store 'apple' has no parameter 'pppid', did you mean 'ppid'?",
      change: { $0.extra = ["pppid": "x"] }
    ),
    Example(
      id: "template-of-other-form",
      words: "template 'apple.https.apps' gives links of the form 'https', not 'scheme'",
      change: {
        $0.template = "apple.https.apps"
        $0.form = .scheme
      }
    ),
    Example(
      id: "empty-id",
      words: "the id for store 'apple' is empty, expected '284882215'",
      app: ""
    ),
    Example(
      id: "id-not-numeric",
      words: "id 'id284882215' does not allow 'i' at character 1: expected the app's Apple ID, "
        + "the digits 0 to 9 only, without 'id' before it, as in '284882215'",
      app: "id284882215"
    ),
    Example(
      id: "id-leading-zero",
      words: "id '0284882215' does not allow '2' at character 2: expected a number without "
        + "leading zeros, as in '284882215'",
      app: "0284882215"
    ),
    Example(
      id: "id-out-of-range",
      words: "id '0' is not allowed: expected a number from 1 to 9223372036854775807",
      app: "0"
    ),
    Example(
      id: "bad-package-name",
      words: "id 'com.' is not complete: expected two or more parts joined by dots, each starting "
        + "with a letter and made of letters, digits and '_', as in 'com.example.app'",
      store: .googlePlay,
      app: "com."
    ),
    Example(
      id: "country-not-two-letters",
      words: "country 'DEU' does not allow 'U' at character 3: expected two letters (ISO 3166-1), "
        + "as in 'DE', did you mean 'DE'?",
      change: { $0.country = "DEU" }
    ),
    Example(
      id: "country-not-a-storefront",
      words: "country 'GI' is not allowed: expected a country with an App Store of its own, "
        + "as in 'DE', did you mean 'GB'?",
      change: { $0.country = "GI" }
    ),
    Example(
      id: "empty-parameter",
      words: "the campaign is empty, expected a value, or nothing given at all",
      change: { $0.campaign = "" }
    ),
    Example(
      id: "campaign-edge-space",
      words: "campaign 'a ' is not complete: expected no space at the end",
      change: { $0.campaign = "a " }
    ),
    Example(
      id: "provider-without-campaign",
      words: "a provider is given without a campaign, expected a campaign token with the provider "
        + "token",
      change: { $0.provider = "1" }
    ),
    Example(
      id: "missing-parameter",
      words: "template 'apple.https.apps.slug' needs a slug, and none is given",
      change: { $0.template = "apple.https.apps.slug" }
    ),
    Example(
      id: "no-review-link",
      words: "F-Droid has no link to a review on 'android', expected kind 'product', or that the "
        + "product page is accepted instead",
      store: .fDroid,
      app: "com.example.app",
      change: { $0.platform = .android }
    ),
    Example(
      id: "no-store-link",
      words:
        "App Store has no link to a review on 'watchos', platform 'web' stands for any browser",
      change: { $0.platform = .watchOS }
    ),
    Example(
      id: "no-store-link",
      words: "Steam has no link to a product page in the form 'http'",
      store: .steam,
      app: "730",
      change: {
        $0.form = .http
        $0.kind = .product
      }
    ),
  ]

  @Test(arguments: examples)
  func `an error says what was found and what is allowed`(_ example: Example) {
    var request = StoreLinkRequest(store: example.store, id: example.app)
    example.change(&request)
    let error = #expect(throws: StoreLinkError.self) { try StoreLink(request) }
    #expect(error?.id == example.id)
    #expect(error?.description == example.words)
  }

  @Test func `a long value is shown in part`() {
    let id = String(repeating: "x", count: 5000)
    let error = #expect(throws: StoreLinkError.self) { try StoreLink(.appleAppStore, id: id) }
    #expect((error?.description.count ?? 0) < 300)
  }
}
