/// A rule of a store about asking for ratings.
public struct StoreRule: Hashable, Sendable {
  /// The rule's name in warnings.
  public var id: String
  /// The store.
  public var store: String
  /// Where the store says it.
  public var source: String
  /// What it says.
  public var text: String
}

extension StoreRule {
  /// All rules that a policy is held against.
  public static let all = [
    appleCustomPrompt, appleButton, appleStarFilter, appleThreeAYear, appleFirstSession,
    googleButton, googleQuestion,
  ]

  static let appleCustomPrompt = StoreRule(
    id: "apple-custom-prompt",
    store: "App Store",
    source: "App Review Guidelines, 5.6.1",
    text: "use the provided API to ask for reviews; custom review prompts are disallowed"
  )

  static let appleButton = StoreRule(
    id: "apple-button",
    store: "App Store",
    source: "documentation of requestReview",
    text:
      "a button must not request the review sheet, which need not appear; it opens the review page"
  )

  static let appleStarFilter = StoreRule(
    id: "apple-star-filter",
    store: "App Store",
    source: "App Review Guidelines, 5.6.1 and 5.6.3",
    text: "unhappy users must not be steered away from rating"
  )

  static let appleThreeAYear = StoreRule(
    id: "apple-three-a-year",
    store: "App Store",
    source: "documentation of requestReview",
    text: "the review sheet is shown three times in 365 days at most"
  )

  static let appleFirstSession = StoreRule(
    id: "apple-first-session",
    store: "App Store",
    source: "App Review Guidelines, 5.6.3",
    text: "nobody is asked before they could get to know the app"
  )

  static let googleButton = StoreRule(
    id: "google-button",
    store: "Google Play",
    source: "design guidelines of the in-app review API",
    text: "no button may start the review dialog, which need not appear; it opens the store's page"
  )

  static let googleQuestion = StoreRule(
    id: "google-question",
    store: "Google Play",
    source: "design guidelines of the in-app review API",
    text: "no question is asked before or beside the review dialog"
  )
}
