import Foundation
import Testing

@testable import MessageFormatting

@Suite struct MessageLimitsTests {
  private func refusal(_ pattern: String) -> MessagePatternError? {
    #expect(throws: MessagePatternError.self) { try Message(pattern: pattern, language: "en") }
  }

  private func nested(_ depth: Int, _ format: String = "select") -> String {
    String(repeating: "{a, \(format), other {", count: depth) + "x"
      + String(repeating: "}}", count: depth)
  }

  @Test(arguments: ["select", "plural"])
  func deepNestingIsRefused(format: String) {
    let limit = MessageLimits.nesting
    #expect(throws: Never.self) { try MessagePatternParser.parse(nested(limit, format)) }
    #expect(
      refusal(nested(limit + 1, format))?.description == "texts are nested deeper than 30 levels"
    )
    #expect(refusal(nested(2_000, format))?.kind == .tooDeep)
    #expect(refusal(String(repeating: "{a, choice, 1#", count: 3_000))?.kind == .tooDeep)
  }

  @Test func bracesInStylesAreNotNesting() throws {
    let braces = String(repeating: "{", count: 10_000) + String(repeating: "}", count: 10_000)
    #expect(try MessagePatternParser.parse("{n, number, \(braces)}").parts.count == 1)
  }

  @Test func longPatternsAreRefused() throws {
    let longest = String(repeating: "é", count: MessageLimits.patternBytes / 2)
    #expect(try Message(pattern: longest, language: "en").format().text == longest)
    #expect(
      refusal(longest + "x")?.description == "the pattern has 65537 bytes; expected at most 65536"
    )
    #expect(refusal(String(repeating: "{a}", count: 100_000))?.kind == .tooLong(bytes: 300_000))
  }

  @Test func manyArgumentsAreRefused() throws {
    let most = String(repeating: "{a}", count: MessageLimits.uses)
    #expect(
      try Message(pattern: most, language: "en").format(["a": "x"]).text.utf8.count
        == MessageLimits.uses
    )
    let error = refusal(most + "{a}")
    #expect(error?.description == "arguments are used more than 1000 times")
    #expect(error?.utf8Offset == 3 * MessageLimits.uses)
    let signs = "{n, plural, other {\(String(repeating: "#", count: 1_000))}}"
    #expect(refusal(signs)?.kind == .tooManyArguments)
  }

  @Test func aLongNameIsFine() throws {
    let name = String(repeating: "n", count: 65_000)
    let message = try Message(pattern: "{\(name)}", language: "en")
    #expect(message.format([name: "x"]).text == "x")
  }

  /// Threads that are not the main one have half a megabyte of stack on Apple platforms.
  @Test(arguments: ["select", "plural", "selectordinal"])
  func theDeepestMessageFitsASmallStack(format: String) {
    let pattern = nested(MessageLimits.nesting, format)
    let finished = DispatchSemaphore(value: 0)
    let result = SharedText()
    let thread = Thread {
      let parsed = try? MessagePatternParser.parse(pattern)
      let message = try? Message(pattern: pattern, language: "en")
      result.value =
        message?.format(["a": format == "select" ? "y" : 1]).text ?? parsed.map { _ in "x" }
      finished.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    finished.wait()
    #expect(result.value == "x")
  }

  /// Written by one thread and read after it has ended.
  private final class SharedText: @unchecked Sendable {
    var value: String?
  }
}
