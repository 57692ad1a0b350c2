import TestSupport
import Testing

@testable import StoreLinks

struct PercentEncodingTests {
  @Test(
    arguments: [
      ("", ""), ("Az09-._~", "Az09-._~"), (" ", "%20"), ("+", "%2B"), ("50%", "50%25"),
      ("!'()*", "%21%27%28%29%2A"), ("é", "%C3%A9"), ("\u{1}", "%01"), ("😀", "%F0%9F%98%80"),
    ]
  )
  func `only unreserved characters stay`(_ text: String, _ encoded: String) {
    #expect(PercentEncoding.encode(text) == encoded)
    #expect(PercentEncoding.decode(encoded) == text)
  }

  @Test(arguments: ["%", "%2", "%zz", "%2z", "a%", "%FF", "%C3"])
  func `what is not encoded well is not decoded`(_ text: String) {
    #expect(PercentEncoding.decode(text) == nil)
  }

  @Test(arguments: [("%41", "%41"), ("%", "%25"), ("a/b?c", "a/b?c"), ("<", "%3C")])
  func `reserved and encoded characters can be kept`(_ text: String, _ encoded: String) {
    #expect(PercentEncoding.encodeKeepingReserved(text) == encoded)
  }

  @Test func `what is encoded is decoded`() {
    var random = SeededGenerator(seed: 3986)
    for _ in 0..<1000 {
      let text = randomText(using: &random)
      #expect(PercentEncoding.decode(PercentEncoding.encode(text)) == text)
    }
  }
}
