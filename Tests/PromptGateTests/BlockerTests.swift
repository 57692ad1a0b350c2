import Testing

@testable import PromptGate

struct BlockerTests {
  private static let moment = Moment(sinceEpoch: .days(20_454))

  static let words: [(blocker: Blocker, words: String)] = [
    (Blocker(.offline), "offline"),
    (Blocker(.tooFewUses, .count(have: 4, need: 10)), "too-few-uses (have 4, need 10)"),
    (
      Blocker(.tooFewEvents, .named("export", have: 1, need: 3)),
      "too-few-events (have 1 of 'export', need 3)"
    ),
    (
      Blocker(.tooFewUses, .count(have: 4, need: nil)),
      "too-few-uses (have 4, need more than ever comes, as none is set)"
    ),
    (
      Blocker(.tooFewDays, .time(have: .days(9.5), need: .days(10)), earliest: moment),
      "too-few-days (have P9DT12H, need P10D; from 2026-01-01T00:00:00Z)"
    ),
    (
      Blocker(.tooFewUsesPerWeek, .weekly(have: 6.3, need: 7)),
      "too-few-uses-per-week (have 6.30 a week, need 7)"
    ),
    (
      Blocker(.tooFewUsesPerWeek, .weekly(have: -6.066, need: 7)),
      "too-few-uses-per-week (have -6.07 a week, need 7)"
    ),
    (Blocker(.notLatestVersion, .version("1.1")), "not-latest-version (version '1.1')"),
    (Blocker(.tooFewDays, .due(moment)), "too-few-days (due after 2026-01-01T00:00:00Z)"),
    (
      Blocker(
        .tooFewUsesOrEvents,
        .anyOf([
          Blocker(.tooFewUses, .count(have: 4, need: 10)),
          Blocker(.tooFewEvents, .count(have: 0, need: 10)),
        ])
      ),
      "too-few-uses-or-events (either too-few-uses (have 4, need 10) or too-few-events (have 0, need 10))"
    ),
  ]

  @Test(arguments: words) func saysItInWords(_ example: (blocker: Blocker, words: String)) {
    #expect(example.blocker.description == example.words)
  }

  @Test func namesAreInTheStyleOfNames() {
    for id in BlockerID.allCases {
      #expect(id.rawValue.utf8.allSatisfy { (97...122).contains($0) || $0 == 45 }, "\(id)")
    }
  }
}
