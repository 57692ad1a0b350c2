public import PromptGate

/// The keys of UAAppReviewManager 0.2.6: a prefix, which is the app's id and `_` unless the app set
/// another, and names of which an app may have replaced some.
///
/// What is kept there of the version before plays no part in a decision and is left out, but that it
/// was rated.
public struct UAAppReviewManagerHistory: HistorySource {
  /// What stands in front of every key.
  public var prefix: String
  /// When the build was used first.
  public var firstUseDate = "UAAppReviewManagerKeyFirstUseDate"
  /// The uses.
  public var useCount = "UAAppReviewManagerKeyUseCount"
  /// The significant events.
  public var significantEventCount = "UAAppReviewManagerKeySignificantEventCount"
  /// The build the counters belong to.
  public var currentVersion = "UAAppReviewManagerKeyCurrentVersion"
  /// Whether it was rated.
  public var ratedCurrentVersion = "UAAppReviewManagerKeyRatedCurrentVersion"
  /// Whether the user refused.
  public var declinedToRate = "UAAppReviewManagerKeyDeclinedToRate"
  /// When the user asked to be reminded.
  public var reminderRequestDate = "UAAppReviewManagerKeyReminderRequestDate"
  /// Whether the build before was rated.
  public var previousVersionRated = "UAAppReviewManagerKeyPreviousVersionRated"
  /// Whether any build was rated.
  public var ratedAnyVersion = "UAAppReviewManagerKeyRatedAnyVersion"

  /// Makes the keys of an app, given its id in the store.
  public init(appID: String) {
    self.init(prefix: "\(appID)_")
  }

  /// Makes the keys with a prefix of the app's own; empty where a key was used before the id was set.
  public init(prefix: String) {
    self.prefix = prefix
  }

  /// Reads the history; `nil` where there is none.
  public func history(in store: any KeyValueStore) throws(StorageError) -> GateHistory? {
    let keys = AppiraterFamily(
      source: "uaappreviewmanager",
      firstUseDate: firstUseDate,
      useCount: useCount,
      significantEventCount: significantEventCount,
      currentVersion: currentVersion,
      ratedCurrentVersion: ratedCurrentVersion,
      declinedToRate: declinedToRate,
      reminderRequestDate: reminderRequestDate,
      ratedAnyVersion: [ratedAnyVersion, previousVersionRated]
    )
    return try keys.history(in: store, prefix: prefix)
  }
}
