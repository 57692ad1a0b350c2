import Testing

@testable import PromptGate

/// What users of other systems complained of about updates, crashes and the store's look-up, and
/// what `recommended` does.
struct ComplaintsAboutUpdatesAndStoresTests {
  @Test("iRate pull request 152: an update does not starve the prompt, it only keeps quiet a while")
  func updatesDoNotStarve() {
    var app = PretendApp(.recommended())
    for release in 0..<20 {
      app.update(to: "1.\(release)")
      app.record(.foreground)
      #expect(release == 0 || app.blockers().contains(.recentUpdate))
      app.wait(days: 3)
    }
    #expect(app.ask().isPrompt, "an app that is updated every third day may still ask")
  }

  @Test("Appirater pull request 234: a build of the same marketing version is no new version")
  func buildsAreNoVersions() {
    var app = PretendApp.due()
    app.record(.systemReviewRequested)
    app.wait(days: 40)
    app.context.version.build = "2"
    app.record(.launch)
    #expect(app.blockers() == [.versionLimit])
  }

  @Test("the first version is no update: nobody is quiet for it")
  func installationIsNoUpdate() {
    var app = PretendApp(.recommended { $0.quietDaysAfterUpdate = 50 })
    app.use(days: 10)
    #expect(app.ask().isPrompt)
  }

  @Test("a crash keeps the prompt quiet for a while")
  func crashes() {
    var app = PretendApp.due()
    app.record(.crash)
    #expect(app.blockers() == [.recentCrash])
    app.wait(days: 7)
    #expect(app.ask().isPrompt)
  }

  @Test("iRate #106, #242, #52: an app the store does not know may ask; no look-up is needed")
  func lookupIsOptional() {
    var app = PretendApp.due()
    app.context.store = .unknownApp
    #expect(app.ask().isPrompt)
    app.context.store = .version("9.9")
    #expect(app.ask().isPrompt)
  }

  @Test("iRate #216, pull request 169: the network is asked for only when all else is met")
  func networkComesLast() {
    var app = PretendApp.due()
    app.context.isOnline = false
    #expect(app.blockers() == [.offline])
    app.context.isOnline = true
    app.record(.answer(.decline))
    app.context.isOnline = false
    #expect(app.blockers().first == .declined)
  }
}
