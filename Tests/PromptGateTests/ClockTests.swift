import TestSupport
import Testing

@testable import PromptGate

/// A clock that is set back, or forth and back again, brings no prompt early, and `recommended` does
/// not wait for the clock to catch up.
struct ClockTests {
  @Test(arguments: RandomHistory.policies)
  func settingTheClockBackNeverPromptsEarly(_ named: NamedPolicy) {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<25 {
      var honest = PretendApp(named.policy)
      honest.record(.launch)
      var changed = honest
      let shifts: [Double] = [0.02, 0.9, 3, 40, 2000]
      let shift = shifts.randomElement(using: &generator) ?? 1
      let moment = Int.random(in: 0..<60, using: &generator)
      for place in 0..<90 {
        if place == moment { changed.wait(days: -shift) }
        let step = RandomHistory.step(using: &generator)
        honest.perform(step)
        changed.perform(step)
        let expected = evaluate(honest.state, named.policy, honest.context)
        let found = evaluate(changed.state, named.policy, changed.context)
        #expect(expected.isPrompt || !found.isPrompt, "set back by \(shift) days at step \(moment)")
      }
    }
  }

  @Test(arguments: Preset.allCases.filter { $0 != .recommended })
  func aStoredDateAheadOfTheClockHolds(_ preset: Preset) {
    var app = PretendApp(preset.policy)
    for _ in 0..<30 { app.record(.launch) }
    app.record(.significantEvent(count: 10))
    app.wait(days: -5)
    let dated = preset.policy.conditions.contains {
      switch $0 {
      case .timeSinceFirstUse, .timeInVersion, .dueDate: true
      default: false
      }
    }
    // SwiftRater stores its first date with a check that has the days set; CloudReview stores none.
    guard dated, preset != .swiftRater else { return }
    let blockers = app.blockers()
    #expect(!blockers.isEmpty)
    #expect(blockers.contains(.clockInFuture) || preset == .rateMyApp)
  }

  @Test(arguments: [0.5, 30, 3000]) func recommendedGoesOnWhereItWas(_ shift: Double) {
    var app = PretendApp(.recommended { $0.usesUntilPrompt = 5 })
    app.use(days: 6)
    app.wait(days: 0.5)
    app.record(.foreground)
    #expect(app.blockers() == [.tooFewDays])
    app.wait(days: -shift)
    #expect(app.blockers() == [.tooFewDays])
    app.wait(days: 0.49)
    app.record(.foreground)
    #expect(!app.ask().isPrompt, "half a day of real use is still missing")
    app.wait(days: 0.01)
    #expect(app.ask().isPrompt == (shift > 6.5), "a short shift leaves the first use in the past")
    app.wait(days: 0.5)
    #expect(app.ask().isPrompt, "within a day of real use")
  }

  @Test func recommendedKeepsAReminderOverAClockThatGoesForthAndBack() {
    var app = PretendApp.due { $0.remindDays = 7 }
    app.wait(days: 300)
    app.record(.answer(.remind))
    app.wait(days: -300)
    app.record(.foreground)
    app.wait(days: 6.9)
    #expect(app.blockers() == [.reminderPending])
    app.wait(days: 0.2)
    #expect(app.ask().isPrompt)
  }

  @Test func recommendedKeepsAReminderOverAClockThatGoesBackAndForth() {
    var app = PretendApp.due { $0.remindDays = 7 }
    app.record(.launch)
    app.wait(days: -300)
    app.record(.answer(.remind))
    app.wait(days: 300)
    #expect(app.blockers() == [.reminderPending])
    app.wait(days: 6.9)
    #expect(app.blockers() == [.reminderPending])
    app.wait(days: 0.2)
    #expect(app.ask().isPrompt)
  }

  @Test func recommendedIsNotTakenInByAClockThatIsSetForward() {
    var app = PretendApp(.recommended { $0.usesUntilPrompt = 2 })
    app.record(.launch)
    app.wait(days: 0.1)
    app.record(.launch)
    app.wait(days: 400)
    app.record(.foreground)
    #expect(app.blockers() == [.tooFewDaysOfUse])
  }

  @Test func tenDaysOverTheStartOfSummerTimeAreTenTimesADay() {
    // In Berlin the clocks go forward on 2026-03-29 at 02:00: noon to noon is 23 hours that day.
    let noonInWinter = Moment(iso8601: "2026-03-20T11:00:00Z")
    let noonInSummer = Moment(iso8601: "2026-03-30T10:00:00Z")
    var app = PretendApp(IRateSettings().policy)
    app.context.now = noonInWinter ?? app.context.now
    for _ in 0..<10 { app.record(.launch) }
    app.context.now = noonInSummer ?? app.context.now
    #expect(app.blockers() == [.tooFewDays])
    app.context.now = app.context.now + .seconds(3600)
    #expect(app.ask().isPrompt)
  }
}
