import TestSupport
import Testing

@testable import PromptGate

/// Two devices that exchange their states ask no more often than one that did it all.
struct SeveralDevicesTests {
  /// What a replay came to.
  private struct Outcome {
    var prompts = 0
    var asks = 0
  }

  private typealias Script = [(device: Int, step: RandomHistory.Step, answer: GateEvent)]

  private func script(_ generator: inout SeededGenerator, withUpdates: Bool) -> Script {
    (0..<120).map { _ in
      let step = RandomHistory.step(withUpdates: withUpdates, using: &generator)
      let answers: [GateEvent] = [
        .answer(.rate), .answer(.decline), .answer(.remind), .answer(.dismiss),
        .systemReviewRequested, .interruption,
      ]
      let answer = answers.randomElement(using: &generator) ?? .interruption
      return (Int.random(in: 0...1, using: &generator), step, answer)
    }
  }

  /// Replays a script on so many devices; `exchange` says whether states are exchanged before a step.
  private func replay(
    _ script: Script,
    _ policy: GatePolicy,
    devices: Int,
    exchange: (RandomHistory.Step) -> Bool
  ) -> Outcome {
    var apps = (0..<devices).map { PretendApp(policy, device: RandomHistory.devices[$0]) }
    var outcome = Outcome()
    for (device, step, answer) in script {
      let place = min(device, devices - 1)
      if exchange(step) {
        for other in apps { apps[place].state.merge(other.state) }
      }
      if case .wait(let period) = step {
        for place in apps.indices { apps[place].context.now = apps[place].context.now + period }
        continue
      }
      if case .update(let version) = step {
        for place in apps.indices where place != min(device, devices - 1) {
          apps[place].context.version = AppVersion(marketing: version, build: version)
        }
      }
      guard let decision = apps[place].perform(step) else { continue }
      outcome.asks += 1
      guard decision.isPrompt else { continue }
      outcome.prompts += 1
      apps[place].record(answer)
    }
    return outcome
  }

  @Test(arguments: RandomHistory.policies)
  func exchangingAlwaysIsTheSameAsOneDevice(_ named: NamedPolicy) {
    let policy = named.policy
    var generator = SeededGenerator(seed: 11)
    var prompts = 0
    for _ in 0..<8 {
      let script = script(&generator, withUpdates: true)
      let one = replay(script, policy, devices: 1) { _ in true }
      let two = replay(script, policy, devices: 2) { _ in true }
      #expect(two.prompts == one.prompts)
      prompts += one.prompts
    }
    #expect(prompts > 0, "the histories are too short for this policy to ask at all")
  }

  @Test(arguments: RandomHistory.policies)
  func exchangingBeforeAskingIsEnough(_ named: NamedPolicy) {
    let policy = named.policy
    var generator = SeededGenerator(seed: 12)
    let withUpdates = policy.id == Preset.recommended.rawValue
    for _ in 0..<15 {
      let script = script(&generator, withUpdates: withUpdates)
      let one = replay(script, policy, devices: 1) { _ in true }
      let two = replay(script, policy, devices: 2) { step in
        if case .ask = step { return true }
        return false
      }
      #expect(two.prompts <= one.prompts)
    }
  }
}
