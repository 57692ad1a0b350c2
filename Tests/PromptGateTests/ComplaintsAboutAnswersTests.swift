import Testing

@testable import PromptGate

/// What users of other systems complained of about answers, and what `recommended` does.
struct ComplaintsAboutAnswersTests {
  @Test("iRate #142, #160: how long a refusal holds can be chosen")
  func refusalScopes() {
    let scopes: [(AnswerScope, asksAgain: (minor: Bool, major: Bool))] = [
      (.forever, (false, false)), (.version, (true, true)), (.majorVersion, (false, true)),
      (.period(.days(90)), (true, true)), (.period(.days(900)), (false, false)),
    ]
    for (scope, asksAgain) in scopes {
      var app = PretendApp.due { $0.refusalScope = scope }
      app.record(.answer(.decline))
      app.wait(days: 100)
      app.update(to: "1.1")
      app.wait(days: 5)
      #expect(app.ask().isPrompt == asksAgain.minor, "\(scope), next minor version")
      app.update(to: "2.0")
      app.wait(days: 5)
      #expect(app.ask().isPrompt == asksAgain.major, "\(scope), next major version")
    }
  }

  @Test(
    "UAAppReviewManager #39, Appirater #229, #109, #234: a refusal outlasts any number of updates"
  )
  func refusalOutlastsUpdates() {
    var app = PretendApp.due()
    app.record(.answer(.decline))
    for version in ["1.1", "1.2", "2.0", "3.0"] {
      app.update(to: version)
      app.use(days: 20)
      #expect(app.blockers() == [.declined])
    }
  }

  @Test("UAAppReviewManager #3: whether an update is a major one plays a part where it is wanted")
  func majorUpdates() {
    var app = PretendApp.due { $0.refusalScope = .majorVersion }
    app.record(.answer(.decline))
    app.update(to: "1.9")
    app.wait(days: 50)
    #expect(app.blockers() == [.declined])
    app.update(to: "2.0")
    app.wait(days: 50)
    #expect(app.ask().isPrompt)
  }

  @Test("iRate #65, Android-Rate #104: a reminder comes after days, uses or events, as wanted")
  func remindersByUses() {
    var app = PretendApp.due {
      $0.remindDays = nil
      $0.remindUses = 5
    }
    app.record(.answer(.remind))
    app.wait(days: 100)
    for _ in 0..<4 { app.record(.foreground) }
    #expect(app.blockers() == [.reminderPending])
    app.record(.foreground)
    #expect(app.ask().isPrompt)
  }

  @Test("iRate #65, Android-Rate #104: where all are set, all are needed or any one is enough")
  func remindersJoined() {
    for join in [RecommendedSettings.Join.all, .any] {
      var app = PretendApp.due {
        $0.remindDays = 5
        $0.remindEvents = 2
        $0.remindThresholds = join
      }
      app.record(.answer(.remind))
      app.wait(days: 5)
      #expect(app.ask().isPrompt == (join == .any))
      app.record(.significantEvent(count: 2))
      #expect(app.ask().isPrompt)
    }
  }

  @Test("rate_my_app #57: a reminder is counted from the answer")
  func reminderCountsFromTheAnswer() {
    var app = PretendApp.due { $0.remindDays = 7 }
    app.wait(days: 200)
    app.record(.answer(.remind))
    app.wait(days: 6.99)
    #expect(app.blockers() == [.reminderPending])
    app.wait(days: 0.01)
    #expect(app.ask().isPrompt)
  }

  @Test("rate_my_app #34: a dismissed prompt means later")
  func dismissalMeansLater() {
    var app = PretendApp.due { $0.remindDays = 7 }
    app.record(.answer(.dismiss))
    #expect(app.blockers() == [.reminderPending])
    app.wait(days: 7)
    #expect(app.ask().isPrompt)
  }

  @Test("UAAppReviewManager and Armchair: an interruption is no refusal, and nothing else either")
  func interruptionIsNothing() {
    var app = PretendApp.due()
    app.record(.interruption)
    #expect(app.ask().isPrompt)
  }

  @Test(
    "UAAppReviewManager #20, Appirater #186: whoever is asked again after an update reads another text"
  )
  func updateMessage() {
    var app = PretendApp.due { $0.game = true }
    #expect(app.ask().message == .game)
    app.record(.answer(.rate))
    #expect(app.blockers() == [.alreadyRatedThisVersion, .alreadyRated])
    app.update(to: "2.0")
    app.wait(days: 364)
    #expect(app.blockers() == [.alreadyRated])
    app.wait(days: 1)
    #expect(app.ask().message == .update)
  }

  @Test("UAAppReviewManager #18: answers go by what they mean")
  func answersGoByMeaning() {
    #expect(PromptEffect(after: .rate) == .openReviewPage)
    for answer in [Answer.decline, .remind, .dismiss] {
      #expect(PromptEffect(after: answer) == nil)
    }
  }
}
