import Testing

@testable import PromptGate

/// What users of other systems complained of about the platform's review sheet, and what
/// `recommended` does.
struct ComplaintsAboutTheReviewSheetTests {
  @Test("iRate #296, UAAppReviewManager #38: alert or review sheet is the app's choice")
  func presentationIsAChoice() {
    for (presentation, effect) in [
      (Presentation.alert, PromptEffect.showAlert(.app)), (.systemReview, .requestSystemReview),
    ] {
      var app = PretendApp.due { $0.presentation = presentation }
      let decision = app.ask()
      #expect(app.policy.effect(of: decision) == effect)
      app.record(.answer(.decline))
      #expect(app.policy.effect(of: app.ask()) == nil)
    }
  }

  @Test("iRate #298, SwiftRater #54, #21: a button opens the store's page, it does not ask")
  func buttonOpensTheStore() {
    #expect(PromptEffect.ofRateButton == .openReviewPage)
  }

  @Test("iRate #307, SwiftRater #8: an attempt is remembered as an attempt, not as an answer")
  func attemptIsNoAnswer() {
    var app = PretendApp.due()
    app.record(.systemReviewRequested)
    #expect(app.state.rated.latest == nil)
    #expect(app.state.declined.latest == nil)
    #expect(app.state.reminder.latest == nil)
    #expect(app.blockers() == [.cooldown, .versionLimit])
  }

  @Test(
    "Appirater #259, #263, #272, Armchair #95, rate_my_app #56, #13: no review sheet at every launch"
  )
  func attemptsCoolDown() {
    var app = PretendApp.due { $0.oneRequestPerVersion = false }
    var requests = 0
    for _ in 0..<365 {
      app.record(.launch)
      if app.ask().isPrompt {
        app.record(.systemReviewRequested)
        requests += 1
        #expect(app.blockers() == [.cooldown] || app.blockers() == [.cooldown, .yearlyBudget])
      }
      app.wait(days: 1)
    }
    #expect(requests == 3)
  }

  @Test("App Store: three requests in 365 days, counted back from every day, over all versions")
  func yearlyBudget() {
    var app = PretendApp.due { $0.daysBetweenRequests = nil }
    var moments: [Moment] = []
    for day in 0..<1500 {
      if day % 3 == 0 { app.update(to: "1.\(day)") }
      app.record(.foreground)
      app.wait(days: 1)
      guard app.ask().isPrompt else { continue }
      app.record(.systemReviewRequested)
      moments.append(app.context.now)
    }
    #expect(moments.count > 9)
    for (first, fourth) in zip(moments, moments.dropFirst(3)) {
      #expect(fourth - first >= .days(365))
    }
  }

  @Test("Appirater #262, rate_my_app #94, #110, #135: what is told is that a request was attempted")
  func attemptIsTold() {
    var app = PretendApp.due()
    app.record(.systemReviewRequested)
    #expect(GateNotice(of: .systemReviewRequested, in: app.state) == .attempted)
  }

  @Test("Armchair #114: locking and unlocking stacks no prompts")
  func onePromptAtATime() {
    var app = PretendApp.due()
    app.context.isPromptVisible = true
    #expect(app.blockers() == [.promptVisible])
  }

  @Test("iRate #86, Armchair #97, #90: a preview says that it is one, and never runs in a release")
  func previewIsVisible() {
    var app = PretendApp(.recommended { $0.previewMode = true })
    app.record(.launch)
    #expect(app.ask().isPrompt)
    #expect(app.ask().isPreview)
    #expect("\(app.ask())" == "prompt (app, in preview)")
    app.context.isReleaseBuild = true
    #expect(app.blockers() == [.preview])
  }

  @Test("SwiftRater #25, #17: a preview leaves no trace")
  func previewLeavesNoTrace() {
    var app = PretendApp.due()
    let before = app.state
    app.policy = .recommended { $0.previewMode = true }
    app.record(.launch)
    _ = app.ask()
    app.record(.answer(.decline))
    app.record(.systemReviewRequested)
    #expect(app.state == before)
  }
}
