import Diagnostics
import JSONDocument
import Testing

@testable import StringsValidation

@Suite struct BaselineTests {
  private func finding(_ rule: String, line: Int, key: String = "a") -> Finding {
    let place = SourcePosition(line: line, column: 1, byteOffset: line)
    return Finding(
      rule: rule,
      severity: .error,
      message: "m",
      place: FindingPlace("x/a.strings", place..<place),
      key: key
    )
  }

  @Test func leavesOutAsManyAsItLists() {
    let baseline = Baseline([finding("r", line: 1)]) { $0 }
    let now = [finding("r", line: 5), finding("r", line: 6), finding("s", line: 7)]
    #expect(baseline.remaining(now) { $0 } == [now[1], now[2]])
  }

  @Test func tellsKeysApart() {
    let baseline = Baseline([finding("r", line: 1)]) { $0 }
    #expect(baseline.remaining([finding("r", line: 1, key: "b")]) { $0 }.count == 1)
  }

  @Test func countsWhatIsNoLongerFound() {
    let old = [finding("r", line: 1), finding("r", line: 2), finding("s", line: 3)]
    let baseline = Baseline(old) { $0 }
    func stale(_ now: [Finding], _ isChecked: Bool = true) -> Int {
      let left = baseline.stale(now) {
        $0
      } isChecked: { _ in
        isChecked
      }
      return left.items.reduce(0) { $0 + $1.count }
    }
    #expect(stale(old + [finding("t", line: 4)]) == 0)
    #expect(stale([finding("r", line: 9)]) == 2)
    #expect(stale([], false) == 0)
  }

  @Test func readsWhatItIsMadeOf() throws {
    let text =
      #"{"version": 1, "findings": [{"file": "x/a.strings", "rule": "r", "key": "a", "count": 2}]}"#
    let baseline = try Baseline(Array(text.utf8))
    #expect(baseline.items.map(\.count) == [2])
    let now = [finding("r", line: 5), finding("r", line: 6), finding("r", line: 7)]
    #expect(baseline.remaining(now) { $0 }.count == 1)
    for count in ["0", "-1", "9223372036854775807", "1.5"] {
      let wrong = text.replacing("\"count\": 2", with: "\"count\": \(count)")
      #expect(throws: JSONFault.self) { try Baseline(Array(wrong.utf8)) }
    }
    let misspelt = text.replacing("\"rule\"", with: "\"rul\"")
    #expect(throws: JSONFault.self) { try Baseline(Array(misspelt.utf8)) }
  }
}
