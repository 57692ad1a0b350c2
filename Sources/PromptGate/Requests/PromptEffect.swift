/// What the host app is to do.
public enum PromptEffect: Hashable, Sendable {
  /// Show an alert with this library's texts, and report the answer.
  case showAlert(GateMessage)
  /// Request the platform's own review sheet, and report that it was requested.
  case requestSystemReview
  /// Open the store's review page.
  case openReviewPage

  /// What a "Rate this app" button does, whatever the policy: it never asks, and the stores
  /// want no sheet from a button, which need not appear at all.
  public static let ofRateButton = PromptEffect.openReviewPage

  /// What follows an answer to the alert; `nil` where nothing does.
  public init?(after answer: Answer) {
    guard answer == .rate else { return nil }
    self = .openReviewPage
  }
}

extension GatePolicy {
  /// What a decision asks of the host app; `nil` where the prompt is held.
  public func effect(of decision: GateDecision) -> PromptEffect? {
    guard let message = decision.message else { return nil }
    return presentation == .alert ? .showAlert(message) : .requestSystemReview
  }
}
