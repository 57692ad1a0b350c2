import Testing

@testable import PromptGate

struct PolicyWarningTests {
  static let expected: [(preset: Preset, rules: [String])] = [
    (.iRate, ["apple-three-a-year"]), (.uaAppReviewManager, ["apple-custom-prompt"]),
    (.appirater, ["apple-three-a-year"]), (.armchair, ["apple-custom-prompt"]),
    (.nccRequestReview, ["apple-three-a-year"]),
    (.cloudReview, ["apple-custom-prompt", "apple-first-session"]),
    (.martel, ["apple-custom-prompt"]), (.swiftRater, []), (.rateMyApp, ["apple-three-a-year"]),
    (.androidRate, ["apple-custom-prompt"]), (.recommended, []),
  ]

  @Test(arguments: expected) func presets(_ example: (preset: Preset, rules: [String])) {
    #expect(example.preset.policy.warnings.map(\.rule.id) == example.rules)
  }

  @Test func everyPresetIsExpectedToComeToSomething() {
    #expect(Self.expected.map(\.preset) == Preset.allCases)
  }

  @Test func askingFromAButton() {
    var policy = Preset.recommended.policy
    policy.asksOn.append(.button)
    #expect(policy.warnings.map(\.rule.id) == ["apple-button", "google-button"])
  }

  @Test func filteringByStars() {
    var policy = Preset.recommended.policy
    policy.leastStarsForStore = 4
    #expect(policy.warnings.map(\.rule.id) == ["apple-star-filter", "google-question"])
  }

  @Test func moreThanThreeRequestsAYear() {
    let policy = GatePolicy.recommended {
      $0.requestsPerYear = 4
      $0.oneRequestPerVersion = false
    }
    #expect(policy.warnings.map(\.rule.id) == ["apple-three-a-year"])
    #expect(policy.warnings[0].finding.contains("4 times in 365 days"))
  }

  @Test func theFirstSession() {
    let policy = GatePolicy.recommended {
      $0.firstSessionLaunches = 0
      $0.firstSessionDays = 0
      $0.daysUntilPrompt = nil
      $0.daysOfUseUntilPrompt = nil
    }
    #expect(policy.warnings.map(\.rule.id) == ["apple-first-session"])
  }

  @Test func saysTheRule() {
    let text = Preset.androidRate.policy.warnings.first?.description
    #expect(
      text?.hasPrefix("apple-custom-prompt: the policy shows an alert of the app's own; ") == true
    )
    #expect(text?.hasSuffix("(App Review Guidelines, 5.6.1)") == true)
  }

  @Test func rulesHaveNamesOfTheirOwn() {
    #expect(Set(StoreRule.all.map(\.id)).count == StoreRule.all.count)
  }
}
