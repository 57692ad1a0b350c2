import TestSupport
import Testing

@testable import PromptGate

struct SteadyClockTests {
  private static let start = Moment(sinceEpoch: .days(20_000))

  private func reading(wall days: Double, uptime: Double, boot: String = "a") -> SteadyClock.Reading
  {
    SteadyClock.Reading(wall: Self.start + .days(days), uptime: .days(uptime), boot: boot)
  }

  @Test func goesByTheUptimeWithinABoot() {
    var clock = SteadyClock()
    #expect(clock.read(reading(wall: 0, uptime: 1)) == Self.start)
    #expect(clock.read(reading(wall: 500, uptime: 2)) == Self.start + .days(1))
    #expect(clock.read(reading(wall: -500, uptime: 3)) == Self.start + .days(2))
  }

  @Test func goesByTheWallClockOverARestartButNeverBack() {
    var clock = SteadyClock()
    _ = clock.read(reading(wall: 0, uptime: 1))
    #expect(clock.read(reading(wall: 3, uptime: 0, boot: "b")) == Self.start + .days(3))
    #expect(clock.read(reading(wall: -9, uptime: 0, boot: "c")) == Self.start + .days(3))
    #expect(clock.read(reading(wall: -8, uptime: 1, boot: "c")) == Self.start + .days(4))
  }

  /// With a steady clock, what is done to the wall clock changes no decision of any policy.
  @Test(arguments: RandomHistory.policies) func noPolicyIsTakenIn(_ named: NamedPolicy) {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<10 {
      var honest = PretendApp(named.policy)
      honest.record(.launch)
      var changed = honest
      var clock = SteadyClock()
      var shift = Period.zero
      let first = honest.context.now
      for _ in 0..<80 {
        let step = RandomHistory.step(using: &generator)
        if case .wait(let period) = step { honest.context.now = honest.context.now + period }
        if Int.random(in: 0..<5, using: &generator) == 0 {
          shift = .days(Double.random(in: -700...700, using: &generator))
        }
        let uptime = honest.context.now - first
        let wall = honest.context.now + (uptime == .zero ? .zero : shift)
        changed.context.now = clock.read(SteadyClock.Reading(wall: wall, uptime: uptime, boot: "a"))
        #expect(changed.context.now == honest.context.now)
        guard case .wait = step else {
          honest.perform(step)
          changed.perform(step)
          continue
        }
      }
      #expect(honest.state == changed.state)
    }
  }
}
