import Synchronization

/// Keeps what a matcher has found, so that nothing is weighed against all languages twice.
///
/// What is not known yet is found outside the lock; two threads may find the same at once.
final class KnownPlaces: Sendable {
  typealias Nearest = (place: Int, kind: LanguageChain.Kind)

  private static let limit = 512

  private struct State {
    var nearest: [LanguageScriptRegion: Nearest?] = [:]
    var relatives: [Int: [LanguageMatcher.Relative]] = [:]
    var source: [Int]?
  }

  private let state = Mutex(State())

  /// The language nearest to `wanted`. Preferences come from outside, so that not all of them can
  /// be kept.
  func nearest(to wanted: LanguageScriptRegion, find: () -> Nearest?) -> Nearest? {
    if let known = state.withLock({ $0.nearest[wanted] }) { return known }
    let found = find()
    state.withLock { state in
      if state.nearest.count >= Self.limit { state.nearest.removeAll() }
      state.nearest[wanted] = .some(found)
    }
    return found
  }

  /// The languages that follow the one at `place`.
  func relatives(of place: Int, find: () -> [LanguageMatcher.Relative]) -> [LanguageMatcher
    .Relative]
  {
    if let known = state.withLock({ $0.relatives[place] }) { return known }
    let found = find()
    state.withLock { $0.relatives[place] = found }
    return found
  }

  /// The places of the source language.
  func source(find: () -> [Int]) -> [Int] {
    if let known = state.withLock({ $0.source }) { return known }
    let found = find()
    state.withLock { $0.source = found }
    return found
  }
}
