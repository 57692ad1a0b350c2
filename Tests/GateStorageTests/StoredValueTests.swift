import PromptGate
import Testing

@testable import GateStorage

@Suite struct StoredValueTests {
  @Test(
    arguments: [
      (StoredValue.integer(3), 3), (.number(3.9), 3), (.number(1e300), nil), (.number(.nan), nil),
      (.boolean(true), 1), (.text("12"), 12), (.text("twelve"), nil), (.data([1]), nil),
    ] as [(StoredValue, Int?)]
  )
  func readsACount(_ value: StoredValue, _ expected: Int?) {
    #expect(value.asInteger == expected)
  }

  @Test(
    arguments: [
      (StoredValue.boolean(false), false), (.integer(1), true), (.number(0), false),
      (.text("YES"), true), (.text("no"), false), (.text("0"), false), (.text("perhaps"), nil),
      (.number(.nan), nil), (.data([1]), nil),
    ] as [(StoredValue, Bool?)]
  )
  func readsAFlag(_ value: StoredValue, _ expected: Bool?) {
    #expect(value.asBoolean == expected)
  }

  @Test(
    arguments: [
      (StoredValue.number(0), nil), (.integer(0), nil), (.text("x"), nil),
      (.number(1.5), Moment(secondsSince1970: 1.5)), (.integer(60), Moment(secondsSince1970: 60)),
      (.moment(Moment(secondsSince1970: 0)), Moment(secondsSince1970: 0)),
    ] as [(StoredValue, Moment?)]
  )
  func readsADate(_ value: StoredValue, _ expected: Moment?) {
    #expect(value.asMoment == expected)
  }

  @Test func readsADateInMilliseconds() {
    #expect(StoredValue.integer(1500).asMomentInMilliseconds == Moment(secondsSince1970: 1.5))
    #expect(StoredValue.integer(0).asMomentInMilliseconds == nil)
  }
}
