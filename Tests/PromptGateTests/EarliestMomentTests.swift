import TestSupport
import Testing

@testable import PromptGate

/// The earliest moment is the first one at which time alone brings a prompt.
struct EarliestMomentTests {
  @Test(arguments: RandomHistory.policies) func isTheFirstMomentOfAPrompt(_ named: NamedPolicy) {
    let policy = named.policy
    var generator = SeededGenerator(seed: 21)
    var found = 0
    for _ in 0..<60 {
      let steps = Int.random(in: 0...40, using: &generator)
      var app = RandomHistory.app(policy, steps: steps, using: &generator)
      let decision = evaluate(app.state, policy, app.context)
      guard !decision.isPrompt else { continue }
      guard let earliest = decision.earliest else {
        for days in [0.0001, 1, 40, 400, 4000] {
          var later = app
          later.wait(days: days)
          #expect(!evaluate(later.state, policy, later.context).isPrompt)
        }
        continue
      }
      found += 1
      app.context.now = earliest
      #expect(evaluate(app.state, policy, app.context).isPrompt)
      app.context.now = earliest - .instant
      #expect(!evaluate(app.state, policy, app.context).isPrompt)
    }
    let waitsForTime =
      policy.id != Preset.cloudReview.rawValue && policy.id != Preset.swiftRater.rawValue
    #expect(found > 0 || !waitsForTime)
  }

  @Test func anAverageThatSinksIsTakenIntoAccount() {
    var settings = IRateSettings()
    settings.usesPerWeekForPrompt = 7
    var app = PretendApp(settings.policy)
    for _ in 0..<10 { app.record(.launch) }
    #expect(app.ask().earliest == app.context.now + .days(10))
    app.policy = {
      settings.usesPerWeekForPrompt = 7.1
      return settings.policy
    }()
    #expect(app.blockers() == [.tooFewDays])
    #expect(app.ask().earliest == nil, "in ten days ten uses are too few a week")
  }

  @Test func isNilWhereSomethingElseIsNeeded() {
    var app = PretendApp(IRateSettings().policy)
    app.record(.launch)
    let decision = app.ask()
    #expect(decision.blockers.map(\.id) == [.tooFewDays, .tooFewUsesOrEvents])
    #expect(decision.blockers[0].earliest == app.context.now + .days(10))
    #expect(decision.earliest == nil)
  }
}
