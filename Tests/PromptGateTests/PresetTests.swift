import Testing

@testable import PromptGate

/// What the presets' systems do beyond what the scenarios replay.
struct PresetTests {
  static let androidDays: [(days: Int, elapsed: Double, prompts: Bool)] = [
    (24, 23.99, false), (24, 24, true), (30, 0, true), (50, 0.289, false), (50, 0.29, true),
    (100, 0.579, false), (100, 0.58, true), (365, 17, false), (365, 17.1, true),
  ]

  @Test("Android-Rate multiplies days in 32 bits", arguments: androidDays)
  func androidOverflow(_ example: (days: Int, elapsed: Double, prompts: Bool)) {
    var settings = AndroidRateSettings()
    settings.installDays = example.days
    var app = PretendApp(settings.policy)
    for _ in 0..<10 { app.record(.launch) }
    app.wait(days: example.elapsed)
    #expect(app.ask().isPrompt == example.prompts)
  }

  @Test("SwiftRater counts no launch whose look-up fails") func swiftRaterOffline() {
    var settings = SwiftRaterSettings()
    settings.usesUntilPrompt = 5
    settings.conditionsMetMode = .any
    var app = PretendApp(settings.policy)
    app.context.isOnline = false
    for _ in 0..<20 { app.record(.launch) }
    #expect(app.blockers() == [.tooFewDays, .tooFewUses, .tooFewEvents])
    app.context.isOnline = true
    for _ in 0..<5 { app.record(.launch) }
    #expect(app.ask().isPrompt)
  }

  @Test("Appirater: an event that brings an update to light leaves no first use")
  func appiraterEventAfterUpdate() {
    var settings = AppiraterSettings()
    settings.usesUntilPrompt = 0
    var app = PretendApp(settings.policy)
    app.record(.launch)
    app.context.version = AppVersion(marketing: "1.1", build: "2")
    app.record(.significantEvent())
    #expect(app.ask().isPrompt)
    app.record(.foreground)
    #expect(app.blockers() == [.tooFewDays])
  }

  @Test("UAAppReviewManager: an event that brings an update to light is lost, and counts as a use")
  func uaEventAfterUpdate() {
    var app = PretendApp(UAAppReviewManagerSettings().policy)
    app.record(.launch)
    app.context.version = AppVersion(marketing: "1.1", build: "2")
    app.record(.significantEvent(count: 3))
    #expect(app.state.uses.total == 1)
    #expect(app.state.events.total(of: nil) == 2)
  }

  @Test("Appirater in debug counts no launch") func appiraterDebug() {
    var settings = AppiraterSettings()
    settings.debug = true
    var app = PretendApp(settings.policy)
    app.record(.launch)
    #expect(app.state.uses.total == 0)
    app.record(.foreground)
    #expect(app.state.uses.total == 1)
  }

  @Test("iRate: the store has to know the app, unless in preview") func iRateUnknownApp() {
    var app = PretendApp(IRateSettings().policy)
    for _ in 0..<10 { app.record(.launch) }
    app.wait(days: 10)
    app.context.store = .unknownApp
    #expect(app.blockers() == [.noAppID])
    var settings = IRateSettings()
    settings.previewMode = true
    app.policy = settings.policy
    #expect(app.ask().isPrompt)
  }

  @Test("rate_my_app: changing the days does not move a date that is stored")
  func rateMyAppDueDate() {
    var settings = RateMyAppSettings()
    settings.minLaunches = 1
    var app = PretendApp(settings.policy)
    app.record(.launch)
    settings.minDays = 1
    app.policy = settings.policy
    app.record(.launch)
    app.wait(days: 7)
    #expect(app.blockers() == [.tooFewDays])
    app.wait(days: 0.001)
    #expect(app.ask().isPrompt)
  }

  @Test("a preview of any system never prompts in a release") func previews() {
    var irate = IRateSettings()
    irate.previewMode = true
    var ua = UAAppReviewManagerSettings()
    ua.debug = true
    var armchair = ArmchairSettings()
    armchair.debugEnabled = true
    var swiftRater = SwiftRaterSettings()
    swiftRater.debugMode = true
    for policy in [irate.policy, ua.policy, armchair.policy, swiftRater.policy] {
      var app = PretendApp(policy)
      app.record(.launch)
      #expect(app.ask().isPrompt)
      app.context.isReleaseBuild = true
      #expect(app.blockers() == [.preview])
    }
  }
}
