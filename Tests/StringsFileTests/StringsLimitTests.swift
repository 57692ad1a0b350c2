import Diagnostics
import Dispatch
import Foundation
import StringsFile
import Testing

/// Large and deep inputs: none may crash, and none may take more than linear time.
struct StringsLimitTests {
  @Test(arguments: [("(", ")"), ("{a=", ";}")])
  func valuesInsideOneAnotherAreReadUpToTheLimit(_ open: String, _ close: String) {
    onSmallStack {
      for (depth, isRead) in [(StringsLimit.depth, true), (StringsLimit.depth + 1, false)] {
        let inner = open == "(" ? "" : "b"
        let text =
          "k = " + String(repeating: open, count: depth) + inner
          + String(repeating: close, count: depth) + ";"
        let bytes = Array(text.utf8)
        let document = StringsDocument(bytes: bytes)
        #expect(document.errors.isEmpty == isRead)
        #expect(isRead || document.errors.first?.rule == "too-deeply-nested")
        #expect((try? StringsTable(bytes)) != nil || !isRead)
        guard isRead else { continue }
        let entry = StringsWriter.Entry(key: "k", value: document.entries[0].value.value)
        #expect(StringsDocument(bytes: StringsWriter.write([entry])).table == document.table)
      }
    }
  }

  @Test(arguments: [(StringsLimit.depth, true), (StringsLimit.depth + 1, false)])
  func theBracesRoundATableCount(_ depth: Int, _ isRead: Bool) {
    onSmallStack {
      let text =
        String(repeating: "{a=", count: depth) + "b" + String(repeating: ";}", count: depth)
      let bytes = Array(text.utf8)
      #expect(StringsDocument(bytes: bytes).errors.isEmpty == isRead)
      #expect(((try? StringsTable(bytes)) != nil) == isRead)
    }
  }

  @Test
  func the513thBracketIsPointedAt() {
    let document = StringsDocument(bytes: Array(("a = " + String(repeating: "(", count: 600)).utf8))
    #expect(document.errors.first?.position.description == "1:517")
  }

  static let large: [(name: String, unit: String, count: Int)] = [
    ("open brackets", "(", 40_000), ("open braces", "{", 40_000), ("stray braces", "}", 20_000),
    ("nested openings", "a={", 12_000), ("comment openings", "/*", 40_000),
    ("semicolons", ";", 40_000), ("semicolons and quotes", ";\"", 10_000),
    ("backslashes and quotes", "\\\"", 20_000), ("open values", "k = \"v;\n", 2_000),
    ("two kinds of open values", "k = \"v;\nj = 'w;\n", 2_000), ("at signs", "@\"", 10_000),
    ("errors on one line", "\"a\" \"b\" ", 2_000), ("empty values", "a = ;", 4_000),
    ("conflict markers", "<<<<<<< x\n", 2_000), ("entries", "\"key\" = \"value\";\n", 4_000),
  ]

  @Test(arguments: large)
  func largeInputsAreReadToTheEnd(_ name: String, _ unit: String, _ count: Int) {
    let bytes = Array(String(repeating: unit, count: count).utf8)
    let document = StringsDocument(bytes: bytes)
    #expect(document.write() == bytes)
    #expect((try? StringsTable(bytes)) != nil || !document.errors.isEmpty)
  }

  private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
  }
}
