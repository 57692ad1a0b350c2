import Testing

@testable import PromptGate

struct VersionTests {
  static let older: [(String, String)] = [
    ("1.0", "1.1"), ("1.9", "1.10"), ("1.0", "1.0.0"), ("0.9", "1.0"), ("1.09", "1.10"),
    ("9", "10"), ("1.0a", "1.0b"), ("", "1"), ("1.99999999999999999999", "1.100000000000000000000"),
  ]

  @Test(arguments: older) func ordersByNumber(_ left: String, _ right: String) {
    #expect(isOlderVersion(left, than: right))
    #expect(!isOlderVersion(right, than: left))
  }

  @Test(arguments: [("1.4", "1.04"), ("1.0", "1.0"), ("", ""), ("007", "7")])
  func knowsTheSameNumber(_ left: String, _ right: String) {
    #expect(!isOlderVersion(left, than: right))
    #expect(!isOlderVersion(right, than: left))
  }

  @Test func tellsVersionsApartByOneString() {
    let both = AppVersion(marketing: "1.2", build: "34")
    let bare = AppVersion(marketing: "", build: "34")
    #expect(VersionIdentity.marketing.name(of: both) == "1.2")
    #expect(VersionIdentity.marketing.name(of: bare) == "unknown")
    #expect(VersionIdentity.build.name(of: both) == "34")
    #expect(VersionIdentity.marketingElseBuild.name(of: both) == "1.2")
    #expect(VersionIdentity.marketingElseBuild.name(of: bare) == "34")
  }

  @Test(arguments: [("1.2", "1"), ("12", "12"), ("v3.1", "3"), ("beta", ""), ("03.1", "3")])
  func findsTheMajorNumber(_ version: String, _ number: String) {
    #expect(majorNumber(of: version) == number)
  }
}
