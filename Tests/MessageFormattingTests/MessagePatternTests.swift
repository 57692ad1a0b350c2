import TestSupport
import Testing

@testable import MessageFormatting

@Suite struct MessagePatternTests {
  @Test func partsHaveTheirPlaces() throws {
    let pattern = try MessagePatternParser.parse("é {name}: it''s")
    #expect(pattern.isPlain)
    let name = MessagePattern.Argument(name: "name", nameRange: 4..<8, range: 3..<9)
    #expect(
      pattern.parts == [.literal(0..<3), .argument(name), .literal(9..<14), .literal(15..<16)]
    )
    #expect(pattern.parts.compactMap(literal(of: pattern)) == ["é ", ": it'", "s"])
  }

  @Test func variantsHaveTheirPlaces() throws {
    let pattern = try MessagePatternParser.parse("{n, plural, offset:1 =0 {no} other {#!}}")
    #expect(!pattern.isPlain)
    guard case .argument(let argument) = try #require(pattern.parts.first) else {
      Issue.record("no argument")
      return
    }
    #expect(argument.format == .plural)
    #expect(argument.pluralOffset.map { String(pattern.substring($0)) } == "1")
    #expect(argument.variants.map(\.selector) == ["=0", "other"])
    #expect(
      argument.variants.map { String(pattern.substring($0.selectorRange)) } == ["=0", "other"]
    )
    #expect(argument.variants.map { String(pattern.substring($0.range)) } == ["no", "#!"])
    #expect(argument.variants.last?.parts == [.numberSign(36..<37), .literal(37..<38)])
  }

  @Test(
    arguments: [
      ("l'{name}", ["'{name}"], false), ("'{name}' '}'", ["'{name}'", "'}'"], true),
      ("l'app {name}", [], true), ("''{name}''", [], true), ("'{''}'", ["'{''}'"], true),
    ] as [(String, [String], Bool)]
  )
  func quotesAreKnown(text: String, quotes: [String], areClosed: Bool) throws {
    let pattern = try MessagePatternParser.parse(text)
    #expect(pattern.quotes.map { String(pattern.substring($0.range)) } == quotes)
    #expect(pattern.quotes.allSatisfy(\.isClosed) == areClosed)
  }

  /// Every byte of a plain pattern is text, argument, or an apostrophe.
  @Test(arguments: 0..<5 as Range<UInt64>)
  func nothingIsLost(seed: UInt64) throws {
    var random = RandomPattern(seed: seed)
    for _ in 0..<1_000 {
      let text = random.plain()
      guard let pattern = try? MessagePatternParser.parse(text) else { continue }
      var covered = Set<Int>()
      for part in pattern.parts {
        switch part {
        case .literal(let range), .numberSign(let range): covered.formUnion(range)
        case .argument(let argument): covered.formUnion(argument.range)
        }
      }
      let rest = text.utf8.enumerated().filter { !covered.contains($0.offset) }
      #expect(rest.allSatisfy { $0.element == UInt8(ascii: "'") }, "\(text.debugDescription)")
    }
  }

  private func literal(of pattern: MessagePattern) -> (MessagePattern.Part) -> String? {
    { part in
      guard case .literal(let range) = part else { return nil }
      return String(pattern.substring(range))
    }
  }
}
