import Testing

@testable import PromptGate

struct RequestTests {
  private func dueApp() -> PretendApp {
    var app = PretendApp(Preset.nccRequestReview.policy)
    app.use(days: 2)
    app.record(.significantEvent(count: 3))
    return app
  }

  @Test func isJudgedWhenMadeAndAgainWhenDue() {
    var app = dueApp()
    var schedule = PromptSchedule()
    let due = app.context.now + .seconds(2)
    let made = schedule.request(
      after: .seconds(2),
      of: &app.state,
      under: app.policy,
      in: app.context
    )
    #expect(made == .scheduled(due))
    #expect(schedule.check(&app.state, under: app.policy, in: app.context) == nil, "not yet")
    app.context.now = due
    guard case .due(let decision) = schedule.check(&app.state, under: app.policy, in: app.context)
    else {
      Issue.record("the request should be due")
      return
    }
    #expect(app.policy.effect(of: decision) == .requestSystemReview)
    #expect(schedule.check(&app.state, under: app.policy, in: app.context) == nil, "only once")
  }

  @Test func isSkippedWhereTheAppLeftMeanwhile() {
    var app = dueApp()
    var schedule = PromptSchedule()
    _ = schedule.request(after: .zero, of: &app.state, under: app.policy, in: app.context)
    app.context.hasActiveWindow = false
    guard
      case .skipped(let decision) = schedule.check(&app.state, under: app.policy, in: app.context)
    else {
      Issue.record("the request should be skipped")
      return
    }
    #expect(decision.blockers.map(\.id) == [.noActiveWindow])
  }

  @Test func isSkippedAtOnceWhereSomethingStandsAgainstIt() {
    var app = PretendApp(Preset.nccRequestReview.policy)
    var schedule = PromptSchedule()
    app.record(.launch)
    let notice = schedule.request(after: .zero, of: &app.state, under: app.policy, in: app.context)
    guard case .skipped = notice else {
      Issue.record("the request should be skipped")
      return
    }
    #expect(schedule.due == nil)
  }

  @Test func canBeCalledOff() {
    var app = dueApp()
    var schedule = PromptSchedule()
    _ = schedule.request(after: .zero, of: &app.state, under: app.policy, in: app.context)
    #expect(schedule.cancel() == .cancelled)
    #expect(schedule.cancel() == nil)
    #expect(schedule.check(&app.state, under: app.policy, in: app.context) == nil)
  }

  @Test func aSecondRequestTakesThePlaceOfTheFirst() {
    var app = dueApp()
    var schedule = PromptSchedule()
    _ = schedule.request(after: .seconds(1), of: &app.state, under: app.policy, in: app.context)
    _ = schedule.request(after: .seconds(9), of: &app.state, under: app.policy, in: app.context)
    #expect(schedule.due == app.context.now + .seconds(9))
  }

  @Test func eventsAreNoticed() {
    var app = dueApp()
    app.record(.significantEvent(name: "export"))
    let named = GateEvent.significantEvent(name: "export")
    #expect(GateNotice(of: named, in: app.state) == .eventRecorded(name: "export", total: 1))
    #expect(
      GateNotice(of: .significantEvent(), in: app.state) == .eventRecorded(name: nil, total: 3)
    )
    #expect(GateNotice(of: .launch, in: app.state) == nil)
  }

  @Test func theWindowActivatedLastIsTheTarget() {
    var windows = ActiveWindows<String>()
    windows.activate("unknown")
    #expect(windows.target == nil)
    for window in ["a", "b"] {
      windows.register(window)
      windows.activate(window)
    }
    #expect(windows.target == "b")
    windows.activate("a")
    #expect(windows.target == "a")
    windows.deactivate("a")
    #expect(windows.target == "b")
    windows.unregister("b")
    #expect(windows.target == nil)
    windows.activate("b")
    #expect(windows.target == nil)
  }
}
