import Testing

@testable import PromptGate

/// What users of other systems complained of about thresholds, and what `recommended` does.
struct ComplaintsAboutThresholdsTests {
  @Test("iRate #56, #105, #178: uses AND events were expected, one was enough")
  func usesAndEvents() {
    var app = PretendApp.due { $0.eventsUntilPrompt = 3 }
    #expect(app.blockers() == [.tooFewEvents])
    app.record(.significantEvent(count: 3))
    #expect(app.ask().isPrompt)
  }

  @Test("SwiftRater #4, #26: whether one or all conditions are needed is said, and both can be had")
  func anyIsAChoice() {
    var app = PretendApp.due {
      $0.thresholds = .any
      $0.usesUntilPrompt = 1000
      $0.daysUntilPrompt = nil
      $0.namedEventsUntilPrompt = ["export": 2, "share": 5]
    }
    #expect(app.blockers() == [.tooFewUses, .tooFewEvents, .tooFewEvents])
    app.record(.significantEvent(name: "export", count: 2))
    #expect(app.ask().isPrompt)
  }

  @Test("iRate #287: a threshold of zero disables only itself")
  func zeroDisablesItself() {
    var app = PretendApp(
      .recommended {
        $0.eventsUntilPrompt = 0
        $0.usesUntilPrompt = 40
      }
    )
    app.use(days: 10)
    #expect(app.blockers() == [.tooFewUses])
    app.policy = .recommended {
      $0.thresholds = .any
      $0.eventsUntilPrompt = 0
      $0.usesUntilPrompt = 40
      $0.daysUntilPrompt = nil
    }
    #expect(app.blockers() == [.tooFewUses])
  }

  @Test("Armchair #9, #82, #113: setting only the event threshold leaves no other default in force")
  func unsetIsIgnored() {
    var app = PretendApp(
      .recommended {
        $0.daysUntilPrompt = nil
        $0.usesUntilPrompt = nil
        $0.daysOfUseUntilPrompt = nil
        $0.eventsUntilPrompt = 1
      }
    )
    app.use(days: 2)
    #expect(app.blockers() == [.tooFewEvents])
    app.record(.significantEvent())
    #expect(app.ask().isPrompt)
  }

  @Test("Armchair #38, #65 and SwiftRater #19: a threshold is met when it is reached exactly")
  func thresholdsAreInclusive() {
    var app = PretendApp(
      .recommended {
        $0.usesUntilPrompt = 3
        $0.daysUntilPrompt = 2
        $0.daysOfUseUntilPrompt = 2
      }
    )
    app.record(.launch)
    app.wait(days: 1)
    app.record(.launch)
    app.wait(days: 1)
    #expect(app.blockers() == [.tooFewUses])
    app.record(.foreground)
    #expect(app.ask().isPrompt)
    app.context.now = app.context.now - .instant
    #expect(app.blockers() == [.tooFewDays])
  }

  @Test("Android-Rate #138: any number of days is what it says")
  func longTimesDoNotOverflow() {
    for days in [25.0, 30, 49, 60, 365, 20_000] {
      var app = PretendApp(.recommended { $0.daysUntilPrompt = days })
      app.use(days: 10)
      #expect(app.blockers() == [.tooFewDays], "\(days) days")
    }
  }

  @Test("Appirater #53, Rainbow #7633: nobody is asked in the first session, whatever is set")
  func firstSessionIsProtected() {
    var app = PretendApp(
      .recommended {
        $0.daysUntilPrompt = nil
        $0.usesUntilPrompt = nil
        $0.daysOfUseUntilPrompt = nil
      }
    )
    app.record(.launch)
    for _ in 0..<100 { app.record(.foreground) }
    #expect(app.blockers() == [.firstSession])
    app.wait(days: 3)
    #expect(app.blockers() == [.firstSession], "the process has been running ever since")
    app.record(.launch)
    #expect(app.ask().isPrompt)
  }

  @Test(
    "iRate #170, #305, #314 and rate_my_app #141, #5, #74: every refusal says why, with figures"
  )
  func everyRefusalSaysWhy() {
    var app = PretendApp(.recommended { $0.eventsUntilPrompt = 2 })
    app.record(.launch)
    app.context.isOnline = false
    let decision = app.ask()
    #expect(
      decision.blockers.map(\.id) == [
        .firstSession, .tooFewDaysOfUse, .tooFewDays, .tooFewUses, .tooFewEvents, .offline,
      ]
    )
    #expect(decision.blockers.map(\.description)[3] == "too-few-uses (have 1, need 10)")
    #expect(decision.earliest == nil, "time alone brings no use")
  }

  @Test("Appirater #167, #10: asking counts nothing")
  func askingCountsNothing() {
    var app = PretendApp(.recommended())
    app.record(.launch)
    let before = app.state.uses.total
    for _ in 0..<50 { _ = app.ask() }
    #expect(app.state.uses.total == before)
    #expect(app.state.launches.total == 1)
  }
}
