import TestSupport
import Testing

@testable import StoreLinks

struct StoreCatalogExplainTests {
  static let app = "id284882215"

  @Test(
    arguments: [
      (
        "https://apps.apple.com/us/app/\(app)?action=write-review", ["storefront-in-review-link"],
        "https://apps.apple.com/app/\(app)?action=write-review"
      ),
      ("http://apps.apple.com/app/\(app)", ["insecure-http"], "https://apps.apple.com/app/\(app)"),
      (
        "https://itunes.apple.com/us/app/foo/\(app)?mt=8&uo=4",
        ["obsolete-host", "obsolete-template", "needless-parameter"],
        "https://apps.apple.com/us/app/foo/\(app)"
      ),
      (
        "https://ax.itunes.apple.com/app/\(app)",
        ["obsolete-host", "obsolete-host", "obsolete-template"],
        "https://apps.apple.com/app/\(app)"
      ),
      (
        "itms-apps://ax.itunes.apple.com/WebObjects/MZStore.woa/wa/viewContentsUserReviews?"
          + "type=Purple+Software&id=284882215&at=11l7j9&ct=UAAppReviewManager-284882215",
        [
          "obsolete-host", "obsolete-template", "foreign-affiliate-token", "affiliate-pays-nothing",
        ],
        "https://apps.apple.com/app/\(app)?mt=8&ct=UAAppReviewManager-284882215"
          + "&action=write-review"
      ),
      (
        "https://apps.apple.com/app/\(app)?mt=8?action=write-review", ["two-question-marks"],
        "https://apps.apple.com/app/\(app)?mt=8&action=write-review"
      ),
      (
        "https://apps.apple.com/app/\(app)?PT=1&CT=a&mt=8",
        ["parameter-name-case", "parameter-name-case"],
        "https://apps.apple.com/app/\(app)?pt=1&ct=a&mt=8"
      ),
      (
        "https://apps.apple.com/app/\(app)?mt=8&AT=10l3KS",
        ["affiliate-pays-nothing", "parameter-name-case"],
        "https://apps.apple.com/app/\(app)?mt=8&at=10l3KS"
      ),
      (
        "https://apps.apple.com/app/\(app)?pt=1&ct=spring+sale&mt=8", ["unencoded-plus"],
        "https://apps.apple.com/app/\(app)?pt=1&ct=spring%20sale&mt=8"
      ),
      (
        "https://apps.apple.com/app/\(app)?pt=1&mt=8", ["provider-without-campaign"],
        "https://apps.apple.com/app/\(app)?mt=8"
      ),
      (
        "https://apps.apple.com/app/\(app)?ct=" + String(repeating: "x", count: 41),
        ["campaign-too-long"], "https://apps.apple.com/app/\(app)"
      ),
      (
        "https://apps.apple.com/app/\(app)?pt=1&ct=0f8fad5b-d9cb-469f-a165-70867728950e&mt=8",
        ["campaign-over-30-characters", "identifier-in-campaign"],
        "https://apps.apple.com/app/\(app)?mt=8"
      ),
      (
        "https://apps.apple.com/app/\(app)?fbclid=x", ["tracking-parameter"],
        "https://apps.apple.com/app/\(app)"
      ),
      (
        "https://apps.apple.com/app/\(app)?colour=x", ["unknown-parameter"],
        "https://apps.apple.com/app/\(app)"
      ),
      ("https://apps.apple.com/app/idcom.example.app", ["id-not-numeric"], nil),
      (
        "https://apps.apple.com/app/id(null)?action=write-review",
        ["unfilled-placeholder", "id-not-numeric"], nil
      ),
      (
        "https://apps.apple.com/app/284882215", ["unknown-form"],
        "https://apps.apple.com/app/\(app)"
      ),
      (
        "https://apps.apple.com/xx/app/\(app)", ["country-not-a-storefront"],
        "https://apps.apple.com/app/\(app)"
      ),
      ("apps.apple.com/app/\(app)", ["missing-scheme"], "https://apps.apple.com/app/\(app)"),
      (
        "https://apps.apple.com/us/app/\(app)?mt=8&amp;at=10l3KS",
        ["html-escaped-ampersand", "affiliate-pays-nothing"],
        "https://apps.apple.com/us/app/\(app)?mt=8&at=10l3KS"
      ),
      (
        "https://apps.apple.com/app/\(app)?ct=a&ct=b", ["repeated-parameter", "unknown-parameter"],
        "https://apps.apple.com/app/\(app)?mt=8&ct=a"
      ),
      (
        "https://apps.apple.com/app/\(app)?ct=%zz&mt=8", ["bad-percent-escape"],
        "https://apps.apple.com/app/\(app)?mt=8&ct=%25zz"
      ),
      (
        " https://apps.apple.com/app/\(app) ", ["blanks-around"],
        "https://apps.apple.com/app/\(app)"
      ),
      (
        "https://apps.apple.com/app/é/\(app)", ["bad-character"],
        "https://apps.apple.com/app/%C3%A9/\(app)"
      ),
      (
        "https://play.google.com/store/apps/details?id=com.example.app&referrer=utm_source=mail",
        ["unencoded-value"],
        "https://play.google.com/store/apps/details?id=com.example.app&referrer=utm_source%3Dmail"
      ),
      (
        "http://market.android.com/details?id=com.example.app",
        ["insecure-http", "obsolete-host", "obsolete-template"],
        "https://play.google.com/store/apps/details?id=com.example.app"
      ),
      (
        "samsungapps://apprating/com.example.app", ["letter-case"],
        "samsungapps://AppRating/com.example.app"
      ),
      (
        "ms-windows-store:review?PFN:41789MappleStore.BandCalculator_j6fxxwtd2485c",
        ["unknown-form"],
        "ms-windows-store://review/?PFN=41789MappleStore.BandCalculator_j6fxxwtd2485c"
      ),
      (
        "zune:reviewapp?appid=c6f56627-a976-443c-8531-00a92b42f4e5",
        ["obsolete-template", "store-closed"],
        "zune:reviewapp?appid=appc6f56627-a976-443c-8531-00a92b42f4e5"
      ),
      ("https://example.com/app/id1", ["unknown-link"], nil),
      ("", ["unknown-link"], nil),
    ] as [(String, [String], String?)]
  )
  func `a link is read back with what is wrong and what would be right`(
    _ url: String,
    _ findings: [String],
    _ better: String?
  ) {
    let explanation = StoreCatalog().explain(url)
    #expect(explanation.findings.map(\.id).sorted() == findings.sorted())
    #expect(explanation.better == better)
  }

  /// Explains with all stores in view, each read but once.
  private func explain(_ url: String) -> LinkExplanation {
    LinkExplanation(of: url, among: StoreFileTests.definitions)
  }

  @Test func `a better link has nothing wrong`() {
    for result in StoreLinkCaseTests.results {
      guard case .link(let url, _) = result.got,
        let better = explain(url).better
      else { continue }
      let again = explain(better)
      #expect(again.better == nil, "\(url): \(better), \(again.better ?? "")")
    }
  }

  @Test(arguments: StoreLinkCaseTests.results)
  func `a link of the cases is read back`(_ result: StoreLinkCaseResult) throws {
    guard case .link(let url, _) = result.got else { return }
    let request = result.case.example.request
    let explanation = explain(url)
    #expect(explanation.findings.allSatisfy { $0.severity != .error })
    guard request.template != "vivo.market" || explanation.store == .vivoAppStore else { return }
    #expect(explanation.store == request.store)
    #expect(explanation.id == request.id)
    var again = request
    again.template = explanation.template
    again.kind = explanation.kind ?? .other
    #expect(try StoreLink(again).url == url, "\(explanation)")
    let value = { name in explanation.parameters.first { $0.name == name }?.value }
    #expect(value("campaign") == request.campaign)
    #expect(value("provider") == request.provider)
    #expect(value("affiliate") == request.affiliate)
    #expect(value("slug") == request.slug)
    #expect(value("language") == request.language)
  }

  @Test func `any text gets an explanation`() {
    var random = SeededGenerator(seed: 404)
    let pieces = [
      "https://", "apps.apple.com", "/app", "/id", "284882215", "?", "&", "=", "#", "%", "%2", "+",
      "market://details?id=", "com.example.app", "{", "}", "\u{0}", "é", "\u{202E}", " ", "..",
      "ct", "at=", "://", ":", "itms-apps:", "itunes.apple.com", "play.google.com/store/apps",
    ]
    for _ in 0..<100 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let explanation = explain(text)
      #expect(explanation.url == text)
      if let better = explanation.better { #expect(explain(better).store != nil) }
    }
  }

  @Test(
    arguments: [
      String(repeating: "?", count: 4000),
      "https://apps.apple.com/" + String(repeating: "/a", count: 1990),
      "https://apps.apple.com/app/id1?" + String(repeating: "a=b&", count: 1000),
      "https://" + String(repeating: "a.", count: 1900) + "itch.io/x",
      "https://apps.apple.com/app/id" + String(repeating: "9", count: 4000),
    ]
  )
  func `a hostile link is explained all the same`(_ url: String) {
    #expect(!explain(url).findings.isEmpty)
  }

  @Test func `a link longer than any is not looked into`() {
    let url = "https://apps.apple.com/app/id1?ct=" + String(repeating: "x", count: 1_000_000)
    let explanation = explain(url)
    #expect(explanation.findings.map(\.id) == ["link-too-long"])
    #expect(explanation.url.count < 100)
  }
}
