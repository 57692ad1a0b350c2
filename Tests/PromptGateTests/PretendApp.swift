@testable import PromptGate

/// An installed app on one device, whose user and clock do as a test says.
struct PretendApp {
  var policy: GatePolicy
  var state = GateState()
  var context: GateContext

  init(_ policy: GatePolicy, device: String = "phone") {
    self.policy = policy
    context = GateContext(
      now: Moment(sinceEpoch: .days(20_454)),
      version: AppVersion(marketing: "1.0", build: "1")
    )
    context.device = device
    context.isReleaseBuild = false
  }

  mutating func record(_ event: GateEvent) {
    state.record(event, under: policy, in: context)
  }

  mutating func wait(days: Double) {
    context.now = context.now + .days(days)
  }

  mutating func update(to version: String) {
    context.version = AppVersion(marketing: version, build: version)
    record(.launch)
  }

  /// Uses the app once a day, a launch and a return to the foreground, for so many days.
  mutating func use(days: Int) {
    for _ in 0..<days {
      record(.launch)
      record(.foreground)
      wait(days: 1)
    }
  }

  mutating func ask() -> GateDecision {
    state.ask(policy, in: context)
  }

  mutating func blockers() -> [BlockerID] {
    ask().blockers.map(\.id)
  }
}

extension GatePolicy {
  /// The recommended policy with some settings of a test's own.
  static func recommended(_ change: (inout RecommendedSettings) -> Void = { _ in }) -> GatePolicy {
    var settings = RecommendedSettings()
    change(&settings)
    return settings.policy
  }
}

extension PretendApp {
  /// An app under the recommended policy, used until the prompt is due.
  static func due(_ change: (inout RecommendedSettings) -> Void = { _ in }) -> PretendApp {
    var app = PretendApp(.recommended(change))
    app.use(days: 10)
    return app
  }
}
