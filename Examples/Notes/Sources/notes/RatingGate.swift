import Foundation
import ReviewPrompts

/// Whether the app may ask for a rating now; what happened so far is kept in a file.
struct RatingGate {
  private let policy = Preset.recommended.policy
  private let store: GateStateStore

  init() {
    let path = ProcessInfo.processInfo.environment["NOTES_GATE"] ?? "notes-gate"
    store = GateStateStore(FileStore(path: path))
  }

  /// Counts a launch, asks, and says the answer with every reason.
  func ask() throws {
    let context = GateContext(
      now: Moment(secondsSince1970: Date().timeIntervalSince1970),
      version: AppVersion(marketing: "2.1", build: "210")
    )
    _ = try store.update { $0.record(.launch, under: policy, in: context) }
    let asked = try store.update { $0.ask(policy, in: context) }
    switch policy.effect(of: asked.value) {
    case .showAlert, .requestSystemReview: print("ask now")
    case .openReviewPage, nil: print(asked.value)
    }
  }
}
