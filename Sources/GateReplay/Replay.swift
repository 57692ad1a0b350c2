import PromptGate

extension Scenario {
  /// Lets everything happen as the scenario says, and holds every ask's decision against its
  /// expectation.
  package func replay() -> ReplayReport {
    var replay = Replay(policy: policy)
    for step in steps { replay.perform(step) }
    return ReplayReport(name: name, asks: replay.finish())
  }
}

/// The states and clocks of the devices of a scenario, while it is replayed.
struct Replay {
  private var policy: GatePolicy
  private var states: [String: GateState] = [:]
  private var versions: [String: AppVersion] = [:]
  private var scheduled: [String: ScheduledAsk] = [:]
  private var reports: [AskReport] = []
  private var asked = 0

  /// An ask that passed and is to be judged again.
  private struct ScheduledAsk {
    var index: Int
    var step: ScenarioStep
    var ask: ScenarioAsk
    var schedule: PromptSchedule
    var due: Moment
  }

  init(policy: GatePolicy) {
    self.policy = policy
  }

  mutating func perform(_ step: ScenarioStep) {
    judgeDue(upTo: step.at)
    let device = step.device
    share(with: device)
    switch step.action {
    case .launch(let version, let build, let isOnline, let newPolicy):
      policy = newPolicy ?? policy
      let last = versions[device] ?? AppVersion(marketing: "", build: "")
      versions[device] = AppVersion(
        marketing: version ?? last.marketing,
        build: build ?? last.build
      )
      record(.launch, at: step.at, on: device, isOnline: isOnline)
    case .foreground(let times, let isOnline):
      for _ in 0..<times { record(.foreground, at: step.at, on: device, isOnline: isOnline) }
    case .event(let event): record(event, at: step.at, on: device)
    case .ask(let ask): judge(ask, step)
    case .cancelScheduled: cancel(on: device)
    }
  }

  /// Judges what is still scheduled, and gives the reports in the order of the asks.
  mutating func finish() -> [AskReport] {
    judgeDue(upTo: nil)
    return reports.sorted { $0.index < $1.index }
  }

  /// Lets a device know what happened on all others.
  private mutating func share(with device: String) {
    var state = states[device] ?? GateState()
    for other in states.values { state.merge(other) }
    states[device] = state
  }

  private mutating func record(
    _ event: GateEvent,
    at: Period,
    on device: String,
    isOnline: Bool = true
  ) {
    var context = context(at: at, on: device)
    context.isOnline = isOnline
    states[device, default: GateState()].record(event, under: policy, in: context)
  }

  private mutating func judge(_ ask: ScenarioAsk, _ step: ScenarioStep) {
    let index = asked
    asked += 1
    let context = context(of: ask, at: step.at, on: step.device)
    var state = states[step.device] ?? GateState()
    defer { states[step.device] = state }
    guard let delay = ask.delay else {
      let decision = state.ask(policy, in: context)
      reports.append(AskReport(index: index, step: step, ask: ask, decision: decision))
      return
    }
    var schedule = PromptSchedule()
    switch schedule.request(after: delay, of: &state, under: policy, in: context) {
    case .skipped(let decision):
      reports.append(AskReport(index: index, step: step, ask: ask, decision: decision))
    case .scheduled(let due):
      // A second request takes the place of the first, which then comes to nothing.
      cancel(on: step.device)
      scheduled[step.device] = ScheduledAsk(
        index: index,
        step: step,
        ask: ask,
        schedule: schedule,
        due: due
      )
    case .due, .cancelled, .attempted, .eventRecorded: break
    }
  }

  /// Judges again what has become due; all of it, where there is no end.
  private mutating func judgeDue(upTo end: Period?) {
    let end = end.map { Scenario.epoch + $0 }
    let due = scheduled.values.filter { waiting in end.map { waiting.due <= $0 } ?? true }
    for waiting in due.sorted(by: { ($0.due, $0.index) < ($1.due, $1.index) }) {
      let device = waiting.step.device
      scheduled[device] = nil
      share(with: device)
      judgeAgain(waiting, on: device)
    }
  }

  private mutating func judgeAgain(_ waiting: ScheduledAsk, on device: String) {
    let context = context(of: waiting.ask, at: waiting.due - Scenario.epoch, on: device)
    var (state, schedule) = (states[device] ?? GateState(), waiting.schedule)
    switch schedule.check(&state, under: policy, in: context) {
    case .due(let decision), .skipped(let decision):
      reports.append(
        AskReport(index: waiting.index, step: waiting.step, ask: waiting.ask, decision: decision)
      )
    case .scheduled, .cancelled, .attempted, .eventRecorded, nil: break
    }
    states[device] = state
  }

  private mutating func cancel(on device: String) {
    guard let waiting = scheduled.removeValue(forKey: device) else { return }
    reports.append(
      AskReport(index: waiting.index, step: waiting.step, ask: waiting.ask, decision: nil)
    )
  }

  private func context(of ask: ScenarioAsk, at: Period, on device: String) -> GateContext {
    var context = context(at: at, on: device)
    context.trigger = ask.trigger
    context.isOnline = ask.isOnline
    context.store = ask.store
    context.hasActiveWindow = ask.hasActiveWindow
    return context
  }

  private func context(at: Period, on device: String) -> GateContext {
    let version = versions[device] ?? AppVersion(marketing: "", build: "")
    var context = GateContext(now: Scenario.epoch + at, version: version)
    context.device = device
    context.isReleaseBuild = false
    return context
  }
}
