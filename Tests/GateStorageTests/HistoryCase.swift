import Testing

@testable import GateStorage
@testable import PromptGate

/// Keys as a library left them, and what its preset says of them then, in version 2.0 (42).
struct HistoryCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var source: any HistorySource
  var preset: Preset
  var values: [String: StoredValue]
  var blockers: [BlockerID] = []
}

extension HistoryCase {
  static let now = Moment(secondsSince1970: 1_800_000_000)

  static func date(daysAgo days: Double) -> StoredValue { .moment(now - .days(days)) }
  static func seconds(daysAgo days: Double) -> StoredValue {
    .number((now - .days(days)).secondsSince1970)
  }
  static func milliseconds(daysAgo days: Double) -> StoredValue {
    .integer(Int((now - .days(days)).secondsSince1970 * 1000))
  }

  static let iRate: [String: StoredValue] = [
    "iRateFirstUsed": date(daysAgo: 10), "iRateUseCount": .integer(10),
    "iRateLastVersionUsed": .text("2.0"),
  ]
  static let appirater: [String: StoredValue] = [
    "kAppiraterFirstUseDate": seconds(daysAgo: 30), "kAppiraterUseCount": .integer(20),
    "kAppiraterSignificantEventCount": .integer(0), "kAppiraterCurrentVersion": .text("42"),
    "kAppiraterReminderRequestDate": .number(0), "kAppiraterDeclinedToRate": .boolean(false),
  ]
  static let uaARM: [String: StoredValue] = [
    "1_UAAppReviewManagerKeyFirstUseDate": seconds(daysAgo: 30),
    "1_UAAppReviewManagerKeyUseCount": .integer(21),
    "1_UAAppReviewManagerKeyCurrentVersion": .text("42"),
    "1_UAAppReviewManagerKeyReminderRequestDate": .number(0),
  ]
  static let armchair: [String: StoredValue] = [
    "1_ArmchairFirstUseDate": seconds(daysAgo: 30), "1_ArmchairUseCount": .integer(21),
    "1_ArmchairKeyCurrentVersion": .text("42"),
  ]
  static let rateMyApp: [String: StoredValue] = [
    "flutter.rateMyApp_minimumDate": milliseconds(daysAgo: 0.1),
    "flutter.rateMyApp_launches": .integer(10),
  ]
  static let androidRate: [String: StoredValue] = [
    "android_rate_install_date": milliseconds(daysAgo: 10),
    "android_rate_launch_times": .integer(10),
  ]
  static let martel = MartelHistory(
    firstRun: "first-2.0",
    alreadyDeclined: "declined",
    countdown: "moments",
    version: "2.0"
  )

  static let all: [HistoryCase] =
    cases(
      "iRate",
      IRateHistory(),
      .iRate,
      iRate,
      [
        ("due", [:], []),
        ("too few uses", ["iRateUseCount": .integer(9)], [.tooFewUsesOrEvents]),
        ("events suffice", ["iRateUseCount": .integer(9), "iRateEventCount": .integer(10)], []),
        ("too early", ["iRateFirstUsed": date(daysAgo: 9.99)], [.tooFewDays]),
        (
          "rated", ["iRateRatedVersionChecked": .text("2.0")],
          [.alreadyRatedThisVersion, .alreadyRated]
        ),
        ("rated before", ["iRateRatedVersionChecked": .text("1.0")], [.alreadyRated]),
        ("declined before", ["iRateDeclinedVersion": .text("1.0")], [.declined]),
        ("declined nothing", ["iRateDeclinedVersion": .text("")], []),
        ("reminded", ["iRateLastReminded": date(daysAgo: 0.99)], [.reminderPending]),
        ("reminded in time", ["iRateLastReminded": date(daysAgo: 1)], []),
      ]
    )
    + cases(
      "Appirater",
      AppiraterHistory(),
      .appirater,
      appirater,
      [
        ("due", [:], []),
        ("too few uses", ["kAppiraterUseCount": .integer(19)], [.tooFewUses]),
        ("rated", ["kAppiraterRatedCurrentVersion": .boolean(true)], [.alreadyRatedThisVersion]),
        ("declined", ["kAppiraterDeclinedToRate": .integer(1)], [.declined]),
        ("reminded", ["kAppiraterReminderRequestDate": seconds(daysAgo: 0.5)], [.reminderPending]),
        ("reminded in time", ["kAppiraterReminderRequestDate": seconds(daysAgo: 1)], []),
        ("no first use", ["kAppiraterFirstUseDate": .number(0)], []),
      ]
    )
    + cases(
      "UAAppReviewManager",
      UAAppReviewManagerHistory(appID: "1"),
      .uaAppReviewManager,
      uaARM,
      [
        ("due", [:], []),
        ("too few uses", ["1_UAAppReviewManagerKeyUseCount": .integer(20)], [.tooFewUses]),
        (
          "rated", ["1_UAAppReviewManagerKeyRatedCurrentVersion": .boolean(true)],
          [.alreadyRatedThisVersion]
        ),
        ("declined", ["1_UAAppReviewManagerKeyDeclinedToRate": .boolean(true)], [.declined]),
        (
          "declined before",
          ["1_UAAppReviewManagerKeyPreviousVersionDeclinedToRate": .boolean(true)], []
        ),
        (
          "reminded", ["1_UAAppReviewManagerKeyReminderRequestDate": seconds(daysAgo: 0.9)],
          [.reminderPending]
        ),
      ]
    )
    + cases(
      "Armchair",
      ArmchairHistory(appID: "1"),
      .armchair,
      armchair,
      [
        ("due", [:], []),
        ("too few uses", ["1_ArmchairUseCount": .integer(20)], [.tooFewUses]),
        ("rated", ["1_ArmchairRatedCurrentVersion": .boolean(true)], [.alreadyRatedThisVersion]),
        ("declined", ["1_ArmchairKeyDeclinedToRate": .boolean(true)], [.declined]),
        ("reminded", ["1_ArmchairReminderRequestDate": seconds(daysAgo: 0.9)], [.reminderPending]),
      ]
    )
    + cases(
      "CloudReview",
      CloudReviewHistory(),
      .cloudReview,
      ["neverRate": .boolean(false)],
      [
        ("due", [:], []), ("never", ["neverRate": .boolean(true)], [.neverRate]),
      ]
    )
    + cases(
      "Martel",
      martel,
      .martel,
      ["first-2.0": date(daysAgo: 1)],
      [
        ("due", [:], []),
        ("too early", ["first-2.0": date(daysAgo: 0.9)], [.tooFewDays]),
        ("declined", ["declined": .boolean(true)], [.declined]),
        ("later", ["moments": .integer(21)], [.momentsRemaining]),
      ]
    )
    + cases(
      "rate_my_app",
      RateMyAppHistory(),
      .rateMyApp,
      rateMyApp,
      [
        ("due", [:], []),
        ("too early", ["flutter.rateMyApp_minimumDate": milliseconds(daysAgo: -1)], [.tooFewDays]),
        ("too few launches", ["flutter.rateMyApp_launches": .integer(9)], [.tooFewLaunches]),
        ("later", ["flutter.rateMyApp_launches": .integer(-3)], [.tooFewLaunches]),
        ("never", ["flutter.rateMyApp_doNotOpenAgain": .boolean(true)], [.done]),
      ]
    )
    + cases(
      "Android-Rate",
      AndroidRateHistory(),
      .androidRate,
      androidRate,
      [
        ("due", [:], []),
        ("too early", ["android_rate_install_date": milliseconds(daysAgo: 9.9)], [.tooFewDays]),
        ("too few launches", ["android_rate_launch_times": .integer(9)], [.tooFewLaunches]),
        ("agreed", ["android_rate_is_agree_show_dialog": .boolean(true)], []),
        ("answered", ["android_rate_is_agree_show_dialog": .boolean(false)], [.done]),
        (
          "reminded", ["android_rate_remind_interval": milliseconds(daysAgo: 0.9)],
          [.reminderPending]
        ),
      ]
    )

  private static func cases(
    _ library: String,
    _ source: any HistorySource,
    _ preset: Preset,
    _ due: [String: StoredValue],
    _ variants: [(String, [String: StoredValue], [BlockerID])]
  ) -> [HistoryCase] {
    variants.map { name, values, blockers in
      HistoryCase(
        testDescription: "\(library), \(name)",
        source: source,
        preset: preset,
        values: due.merging(values) { $1 },
        blockers: blockers
      )
    }
  }
}
