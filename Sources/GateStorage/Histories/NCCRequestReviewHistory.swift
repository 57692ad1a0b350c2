public import PromptGate

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The keys of NCCRequestReview 1.1.1, in the standard user defaults.
///
/// The keys of version 3 are not published, so there is nothing to read them by. That a request was
/// due at the next opportunity is left out: here, a policy says so from the counts.
public struct NCCRequestReviewHistory: HistorySource {
  /// Makes the keys.
  public init() {}

  /// Reads the history; `nil` where there is none.
  public func history(in store: any KeyValueStore) throws(StorageError) -> GateHistory? {
    var values = LegacyValues(store, prefix: "NCCRequestReviewManager_")
    var history = GateHistory(source: "nccrequestreview", versionIdentity: .marketing)
    history.events = try values.count("requestReview_eventCount")
    history.lastRequest = Self.moment(try values.value("lastReviewRequestedTimestampKey"))
    _ = try values.flag("requestReview_requestReviewAtNextOpportunity")
    return values.isAnyThere ? history : nil
  }

  /// Reads a date that `JSONEncoder` wrote on its own; the distant past stands for "never".
  private static func moment(_ value: StoredValue?) -> Moment? {
    guard case .data(let bytes) = value else { return value?.asMoment }
    guard let date = try? JSONDecoder().decode(Date.self, from: Data(bytes)) else { return nil }
    return date > .distantPast ? Moment(secondsSince1970: date.timeIntervalSince1970) : nil
  }
}
