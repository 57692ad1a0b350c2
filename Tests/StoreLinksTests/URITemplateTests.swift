import TestSupport
import Testing

@testable import StoreLinks

struct URITemplateTests {
  /// Out of the examples of RFC 6570, section 3.2, as far as this subset goes.
  static let values = [
    "var": "value", "hello": "Hello World!", "empty": "", "path": "/foo/bar", "x": "1024",
    "y": "768", "half": "50%", "base": "http://example.com/home/",
  ]

  @Test(
    arguments: [
      ("{var}", "value"), ("{hello}", "Hello%20World%21"), ("{half}", "50%25"),
      ("O{empty}X", "OX"), ("O{undef}X", "OX"), ("{x,y}", "1024,768"),
      ("{+var}", "value"), ("{+hello}", "Hello%20World!"), ("{+half}", "50%25"),
      ("{base}index", "http%3A%2F%2Fexample.com%2Fhome%2Findex"),
      ("{+base}index", "http://example.com/home/index"), ("{+path}/here", "/foo/bar/here"),
      ("{/var}", "/value"), ("{/var,empty}", "/value/"), ("{/var,undef}", "/value"),
      ("{/var,x}/here", "/value/1024/here"),
      ("{?x,y}", "?x=1024&y=768"), ("{?x,y,empty}", "?x=1024&y=768&empty="),
      ("{?x,y,undef}", "?x=1024&y=768"), ("{?undef,y}", "?y=768"), ("{?undef}", ""),
      ("?fixed=yes{&x}", "?fixed=yes&x=1024"), ("{&x,y,empty}", "&x=1024&y=768&empty="),
    ]
  )
  func `a template expands as RFC 6570 says`(_ template: String, _ expected: String) throws {
    let read = try URITemplate(template)
    #expect(read.expand(Self.values) == expected)
    #expect(read.description == template)
  }

  @Test(arguments: ["{", "{}", "{x", "{x,}", "{#x}", "{.x}", "{;x}", "a b", "é", "%zz", "<", "}"])
  func `a template that is none is refused`(_ template: String) {
    #expect(throws: URITemplateError.self) { try URITemplate(template) }
  }

  @Test func `what is expanded is read back`() throws {
    var random = SeededGenerator(seed: 6570)
    let template = try URITemplate("https://a.example{/p}/x/{q}.html?r={r}-{s}&t=1{&u,v}")
    let names = ["p", "q", "r", "s", "u", "v"]
    for _ in 0..<500 {
      var values: [String: String] = [:]
      for name in names where !["p", "u", "v"].contains(name) || Bool.random(using: &random) {
        values[name] = randomText(using: &random)
      }
      let url = template.expand(values)
      #expect(url.utf8.allSatisfy { isAllowed($0) })
      let link = WrittenLink(url)
      let shape = LinkShape(template)
      var found = try #require(shape.base.match(link.base[...]))
      for item in shape.items {
        guard let written = link.items.first(where: { $0.name == item.name }) else { continue }
        found.merge(item.value.match((written.value ?? "")[...]) ?? [:]) { $1 }
      }
      #expect(found.compactMapValues { PercentEncoding.decode($0) } == values)
    }
  }
}

/// A text of one to twelve scalars, of which many need encoding; without `-`, which the template above has.
func randomText(using random: inout SeededGenerator) -> String {
  let scalars = Array("abcXYZ019._~ %+&=#?/\\:;,@!$'()*[]{}|<>\"^`é日😀\u{200F}".unicodeScalars)
  var text = String.UnicodeScalarView()
  for _ in 0..<Int.random(in: 1...12, using: &random) {
    if let scalar = scalars.randomElement(using: &random) { text.append(scalar) }
  }
  return String(text)
}

func isAllowed(_ byte: UInt8) -> Bool {
  PercentEncoding.isUnreserved(byte) || PercentEncoding.isReserved(byte)
    || byte == UInt8(ascii: "%")
}
