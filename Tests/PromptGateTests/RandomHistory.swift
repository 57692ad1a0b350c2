import TestSupport
import Testing

@testable import PromptGate

/// What happens to an app, as chance has it.
struct RandomHistory {
  enum Step {
    case event(GateEvent)
    case ask
    case update(String)
    case wait(Period)
  }

  static let devices = ["phone", "tablet", "watch"]

  /// Policies under which something can happen within a few days: the presets, eager.
  static let policies: [NamedPolicy] = {
    let presets = Preset.allCases.map { NamedPolicy(name: $0.rawValue, policy: $0.policy) }
    let eager = presets.map { preset in
      var policy = preset.policy
      policy.makeEager()
      return NamedPolicy(name: "\(preset.name), eager", policy: policy)
    }
    return eager + presets.filter { ["irate", "recommended"].contains($0.name) }
  }()

  /// A step; `withUpdates` also lets the version change, forth and back.
  static func step(
    withUpdates: Bool = true,
    using generator: inout SeededGenerator
  ) -> Step {
    let answers = Answer.allCases
    switch Int.random(in: 0..<16, using: &generator) {
    case 0, 1: return .event(.launch)
    case 2, 3: return .event(.foreground)
    case 4, 5:
      let name = ["export", "share", nil].randomElement(using: &generator) ?? nil
      return .event(.significantEvent(name: name, count: Int.random(in: 1...3, using: &generator)))
    case 6: return .event(.answer(answers.randomElement(using: &generator) ?? .rate))
    case 7: return .event(Bool.random(using: &generator) ? .systemReviewRequested : .interruption)
    case 8: return .event(.crash)
    case 9:
      guard withUpdates else { return .event(.launch) }
      return .update(["1.0", "1.1", "2.0"].randomElement(using: &generator) ?? "1.0")
    case 10, 11: return .ask
    default:
      let waits: [Double] = [0, 0.5, 5, 24, 24, 48, 200]
      let hours = waits.randomElement(using: &generator) ?? 1
      return .wait(.seconds(hours * 3600))
    }
  }

  /// An app to which so many steps happened.
  static func app(
    _ policy: GatePolicy,
    device: String = "phone",
    steps: Int,
    using generator: inout SeededGenerator
  ) -> PretendApp {
    var app = PretendApp(policy, device: device)
    app.record(.launch)
    for _ in 0..<steps { app.perform(step(using: &generator)) }
    return app
  }
}

/// A policy under a name that a test report can show.
struct NamedPolicy: Sendable, CustomTestStringConvertible {
  var name: String
  var policy: GatePolicy
  var testDescription: String { name }
}

extension PretendApp {
  /// Lets a step happen; gives the decision where it was an ask.
  @discardableResult mutating func perform(_ step: RandomHistory.Step) -> GateDecision? {
    switch step {
    case .event(let event): record(event)
    case .ask: return ask()
    case .update(let version): update(to: version)
    case .wait(let period): context.now = context.now + period
    }
    return nil
  }
}

extension GatePolicy {
  /// Takes the numbers down to what a short history reaches.
  mutating func makeEager() {
    conditions = conditions.map(\.eager)
    if dueAfter != nil { dueAfter = .days(1) }
  }
}

extension Condition {
  fileprivate var eager: Condition {
    switch self {
    case .anyOf(var group):
      group.conditions = group.conditions.map(\.eager)
      return .anyOf(group)
    case .timeSinceFirstUse(var rule):
      rule.threshold.minimum = .days(2)
      return .timeSinceFirstUse(rule)
    case .uses(var rule):
      rule.threshold.minimum = 4
      return .uses(rule)
    case .launches(var rule):
      rule.threshold.minimum = 2
      return .launches(rule)
    case .events(var rule):
      rule.threshold.minimum = 1
      return .events(rule)
    case .daysOfUse: return .daysOfUse(DaysOfUseCondition(2))
    default: return self
    }
  }
}
