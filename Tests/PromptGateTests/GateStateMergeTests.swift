import TestSupport
import Testing

@testable import PromptGate

/// Merging has the laws of a join: that is what lets devices exchange states in any way they like.
struct GateStateMergeTests {
  /// Three states that have a common past and then went ways of their own.
  private func diverged(_ policy: GatePolicy, _ generator: inout SeededGenerator) -> [GateState] {
    let past = RandomHistory.app(policy, steps: 20, using: &generator)
    return RandomHistory.devices.map { device in
      var app = past
      app.context.device = device
      for _ in 0..<Int.random(in: 0...25, using: &generator) {
        app.perform(RandomHistory.step(using: &generator))
      }
      return app.state
    }
  }

  @Test(arguments: RandomHistory.policies) func isAJoin(_ named: NamedPolicy) {
    let policy = named.policy
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<15 {
      let states = diverged(policy, &generator)
      let (left, middle, right) = (states[0], states[1], states[2])
      #expect(left.merged(with: middle) == middle.merged(with: left))
      #expect(left.merged(with: left) == left)
      #expect(
        left.merged(with: middle).merged(with: right)
          == left.merged(with: middle.merged(with: right))
      )
      #expect(left.merged(with: middle).merged(with: left) == left.merged(with: middle))
      #expect(GateState().merged(with: left) == left)
    }
  }

  @Test(arguments: RandomHistory.policies) func everyStepGoesUp(_ named: NamedPolicy) {
    let policy = named.policy
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<6 {
      var app = RandomHistory.app(policy, steps: 5, using: &generator)
      for _ in 0..<40 {
        let before = app.state
        if Int.random(in: 0..<10, using: &generator) == 0 { app.wait(days: -3) }
        app.perform(RandomHistory.step(using: &generator))
        #expect(before.merged(with: app.state) == app.state)
      }
    }
  }

  @Test(arguments: RandomHistory.policies) func nothingIsForgotten(_ named: NamedPolicy) {
    let policy = named.policy
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<15 {
      let states = diverged(policy, &generator)
      let joined = states[0].merged(with: states[1])
      #expect(joined.hasEverRated == (states[0].hasEverRated || states[1].hasEverRated))
      for state in states.prefix(2) {
        #expect(joined.declined.seen.count >= state.declined.seen.count)
        #expect(joined.uses.round > state.uses.round || joined.uses.total >= state.uses.total)
        #expect(Set(joined.daysOfUse.days).isSuperset(of: state.daysOfUse.days))
        #expect(Set(joined.requests.requests).isSuperset(of: state.requests.requests))
      }
    }
  }

  @Test func keepsTheLatestRequestsWhateverTheOrder() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<50 {
      var ledgers = [RequestLedger(), RequestLedger(), RequestLedger()]
      for place in ledgers.indices {
        for _ in 0..<60 {
          let day = Double.random(in: 0...500, using: &generator)
          let moment = Moment(sinceEpoch: .days(day))
          ledgers[place].add(at: moment, on: "\(place)")
        }
      }
      var forth = ledgers[0]
      forth.merge(ledgers[1])
      forth.merge(ledgers[2])
      var back = ledgers[2]
      back.merge(ledgers[1])
      back.merge(ledgers[0])
      #expect(forth == back)
      let all = ledgers.flatMap(\.requests).sorted().suffix(RequestLedger.capacity)
      #expect(forth.requests == Array(all))
    }
  }
}
