import TestSupport
import Testing

@testable import StoreLinks

/// What holds for every template of every store, whatever goes in.
struct StoreLinkPropertyTests {
  static let definitions = StoreFileTests.definitions

  /// Ids that each identifier rule accepts, made from its example.
  static func ids(_ rule: IdentifierRule, using random: inout SeededGenerator) -> String {
    var scalars = Array(rule.example.unicodeScalars)
    for index in scalars.indices {
      let old = scalars[index]
      let digits = Array("123456789".unicodeScalars)
      let letters = Array("abcdefghjkmnp".unicodeScalars)
      if digits.contains(old) { scalars[index] = digits.randomElement(using: &random) ?? old }
      if letters.contains(old) { scalars[index] = letters.randomElement(using: &random) ?? old }
    }
    let id = String(String.UnicodeScalarView(scalars))
    return rule.fault(in: id, storefronts: Storefronts()) == nil ? id : rule.example
  }

  static func request(
    _ template: LinkTemplate,
    _ kind: StoreLinkKind,
    of definition: StoreDefinition,
    using random: inout SeededGenerator
  ) -> StoreLinkRequest? {
    let rule = definition.identifiers.first { $0.name == template.identifiers.first }
    guard let rule else { return nil }
    let id = ids(rule, using: &random)
    var request = StoreLinkRequest(store: definition.store, id: id, kind: kind)
    request.template = template.id
    let variables = template.alternatives.flatMap(\.template.variables)
    let letters = Array("abcdefghijklmnop012345".unicodeScalars)
    let word = (0..<8).compactMap { _ in letters.randomElement(using: &random) }.map(String.init)
    if variables.contains("slug") { request.slug = word.joined(separator: "") }
    for rule in definition.parameters where variables.contains(rule.variable) {
      switch rule.name {
      case "campaign": request.campaign = "c" + word.joined()
      case "provider": request.provider = "1234"
      case "affiliate": request.affiliate = rule.prefix + "t" + word.joined()
      case "country": request.country = Bool.random(using: &random) ? "DE" : "JP"
      case "language": request.language = "pt-BR"
      default: break
      }
    }
    if variables.contains("ppid") {
      request.extra["ppid"] = "45812c9b-c296-43d3-c6a0-c5a02f74bf6e"
    }
    if variables.contains("platform") { request.extra["platform"] = "watch" }
    if variables.contains("app") { request.extra["app"] = "messages" }
    return request
  }

  @Test(arguments: definitions)
  func `every template gives links that are read back`(_ definition: StoreDefinition) throws {
    var random = SeededGenerator(seed: 1)
    for template in definition.templates {
      for kind in template.kinds where template.opens(kind) != nil {
        for _ in 0..<2 {
          let made = Self.request(template, kind, of: definition, using: &random)
          let request = try #require(made)
          let link = try definition.link(request)
          #expect(link.url.utf8.allSatisfy { isAllowed($0) }, "\(link.url)")
          #expect(!link.url.contains("{") && !link.url.contains("}"))
          let explanation = LinkExplanation(of: link.url, among: Self.definitions)
          guard !template.isBorrowed else { continue }
          #expect(explanation.store == definition.store, "\(link.url)")
          #expect(explanation.id == request.id, "\(link.url)")
          #expect(explanation.opens == link.opens, "\(link.url) \(template.id)")
          #expect(!explanation.findings.contains { $0.severity == .error }, "\(link.url)")
          var again = request
          again.template = explanation.template
          again.kind = explanation.kind ?? kind
          #expect(try definition.link(again).url == link.url, "\(template.id) \(link.url)")
        }
      }
    }
  }

  @Test(arguments: definitions)
  func `every variable of a template is filled or optional`(_ definition: StoreDefinition) {
    for template in definition.templates {
      let identifiers = definition.identifiers.filter { template.identifiers.contains($0.name) }
      let filled = Set(identifiers.flatMap(\.variables) + template.required)
      for alternative in template.alternatives {
        for case .expression(let kind, let names) in alternative.template.parts
        where kind == .simple || kind == .reserved {
          #expect(filled.union(alternative.with).isSuperset(of: names), "\(template.id)")
        }
      }
    }
  }

  @Test func `no value breaks out of its place in an Apple link`() throws {
    var random = SeededGenerator(seed: 2)
    let apple = try StoreCatalog().definition(of: .appleAppStore)
    let allowed = Array("abz09 []/\\-~+=<>:;,._‘“*&$%#@?!{}()|".unicodeScalars)
    var made = 0
    for _ in 0..<120 {
      let scalars = (0..<Int.random(in: 1...20, using: &random)).compactMap { _ in
        allowed.randomElement(using: &random)
      }
      var request = StoreLinkRequest(store: .appleAppStore, id: "284882215")
      request.campaign = String(String.UnicodeScalarView(scalars))
      request.provider = "123456"
      request.slug =
        "x" + String(scalars.filter { !"/?#\\".unicodeScalars.contains($0) }.map(Character.init))
      guard let link = try? apple.link(request) else { continue }
      made += 1
      #expect(link.url.utf8.allSatisfy { isAllowed($0) })
      let explanation = LinkExplanation(of: link.url, among: [apple])
      let value = { name in explanation.parameters.first { $0.name == name }?.value }
      #expect(value("campaign") == request.campaign)
      #expect(value("slug") == request.slug)
      #expect(value("provider") == request.provider)
      #expect(explanation.kind == .review)
    }
    #expect(made > 50)
  }

  @Test func `a campaign for Google Play keeps every character`() throws {
    var random = SeededGenerator(seed: 3)
    let store = try StoreCatalog().definition(of: .googlePlay)
    for _ in 0..<50 {
      var request = StoreLinkRequest(store: .googlePlay, id: "com.example.app", kind: .product)
      request.campaign = randomText(using: &random)
      let explanation = LinkExplanation(of: try store.link(request).url, among: [store])
      #expect(explanation.parameters.first { $0.name == "campaign" }?.value == request.campaign)
    }
  }

  @Test func `numbers of any size stay as they are`() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      let id = String(UInt64.random(in: 1...UInt64(Int64.max), using: &random))
      #expect(try StoreLink(.appleAppStore, id: id).url.contains("/id\(id)?"))
    }
  }
}
