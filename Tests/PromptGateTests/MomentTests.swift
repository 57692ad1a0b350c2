import TestSupport
import Testing

@testable import PromptGate

struct MomentTests {
  static let texts: [(text: String, seconds: Double)] = [
    ("1970-01-01T00:00:00Z", 0), ("2026-01-01T00:00:00Z", 1_767_225_600),
    ("2000-02-29T23:59:59Z", 951_868_799), ("1969-12-31T23:59:59.5Z", -0.5),
    ("2024-12-31T12:34:56.25Z", 1_735_648_496.25),
  ]

  @Test(arguments: texts) func reads(_ example: (text: String, seconds: Double)) {
    let moment = Moment(secondsSince1970: example.seconds)
    #expect(Moment(iso8601: example.text) == moment)
    #expect(moment.description == example.text)
    #expect(moment.secondsSince1970 == example.seconds)
  }

  @Test(arguments: [
    "", "2026-01-01", "2026-01-01T00:00:00", "2026-01-01T00:00:00+01:00", "2026-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z", "2026-00-10T00:00:00Z", "2026-04-31T00:00:00Z", "2026-01-01T24:00:00Z",
    "2026-01-01T00:60:00Z", "2026-01-01T00:00:60Z", "2026-1-1T00:00:00Z", "2026-01-01T0:00:00Z",
    "2026-01-01T00:00:5Z", "2026-01-01 00:00:00Z", "x026-01-01T00:00:00Z", "2026-01-01T00:00:00.Z",
  ]) func refuses(_ text: String) {
    #expect(Moment(iso8601: text) == nil)
  }

  @Test func everyMomentReadsBack() {
    var generator = SeededGenerator(seed: 62)
    for _ in 0..<2000 {
      let nanoseconds = Int64.random(in: Int64.min / 2...Int64.max / 2, using: &generator) * 2
      let moment = Moment(sinceEpoch: Period(nanoseconds: nanoseconds))
      #expect(Moment(iso8601: moment.description) == moment)
    }
  }

  @Test func daysStartAtMidnightInUTC() {
    #expect(Moment(secondsSince1970: -1).day == -1)
    #expect(Moment(secondsSince1970: 0).day == 0)
    #expect(Moment(secondsSince1970: 86_399.9).day == 0)
    #expect(Moment(secondsSince1970: -86_400).day == -1)
  }
}
