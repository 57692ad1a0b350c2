import TestSupport
import Testing

@testable import PromptGate

struct PeriodTests {
  static let texts: [(text: String, nanoseconds: Int64, written: String)] = [
    ("P0D", 0, "PT0S"), ("PT0S", 0, "PT0S"), ("P10D", 864_000_000_000_000, "P10D"),
    ("PT36H", 129_600_000_000_000, "P1DT12H"), ("PT0.001S", 1_000_000, "PT0.001S"),
    ("P9DT23H59M59.999S", 863_999_999_000_000, "P9DT23H59M59.999S"),
    ("PT1H29M59S", 5_399_000_000_000, "PT1H29M59S"), ("PT90M", 5_400_000_000_000, "PT1H30M"),
    ("-P1D", -86_400_000_000_000, "-P1D"), ("PT0.000000001S", 1, "PT0.000000001S"),
    ("PT1,5S", 1_500_000_000, "PT1.5S"), ("PT1.5000000000000S", 1_500_000_000, "PT1.5S"),
  ]

  @Test(arguments: texts)
  func reads(_ example: (text: String, nanoseconds: Int64, written: String)) {
    let period = Period(iso8601: example.text)
    #expect(period?.nanoseconds == example.nanoseconds)
    #expect(period?.description == example.written)
  }

  @Test(arguments: [
    "", "P", "PT", "P1", "1D", "P1W", "P1M", "P1Y", "P1DT", "PT1D", "P1H", "P1D2H", "PT1S1M",
    "PT1M1H", "PT1S1S", "P1.5D", "PT1.5H", "PT.5S", "PT1.S", "PT1.0000000001S", "p1d", "P 1D",
    "P1D ", "P-1D", "--P1D", "P999999999999D", "P９D",
  ]) func refuses(_ text: String) {
    #expect(Period(iso8601: text) == nil)
  }

  @Test func everyPeriodReadsBack() {
    var generator = SeededGenerator(seed: 61)
    for _ in 0..<2000 {
      let shift = Int.random(in: 0..<63, using: &generator)
      let period = Period(
        nanoseconds: Int64.random(in: -Int64.max...Int64.max, using: &generator) >> shift
      )
      #expect(Period(iso8601: period.description) == period)
    }
  }

  @Test func arithmeticStopsAtTheEnds() {
    let longest = Period(nanoseconds: .max)
    #expect(longest + .day == longest)
    #expect(Period(nanoseconds: .min) - .day == Period(nanoseconds: .min))
    #expect(Period.days(1e12) == longest)
    #expect(Period.days(.nan) == .zero)
    #expect(Period.days(-.infinity) == Period(nanoseconds: .min))
    #expect(Period(nanoseconds: .min).description.hasPrefix("-P106751D"))
  }
}
