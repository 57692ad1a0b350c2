public import PromptGate

/// The keys of Armchair 0.3.7, in the standard user defaults or the store the app gave it.
public struct ArmchairHistory: HistorySource {
  /// What stands in front of every key: the app's id and `_`, or `_` alone where the id is empty.
  public var prefix: String

  /// Makes the keys of an app, given its id in the store.
  public init(appID: String) {
    prefix = "\(appID)_"
  }

  /// Makes the keys with a prefix of the app's own.
  public init(prefix: String) {
    self.prefix = prefix
  }

  /// Reads the history; `nil` where there is none.
  public func history(in store: any KeyValueStore) throws(StorageError) -> GateHistory? {
    let keys = AppiraterFamily(
      source: "armchair",
      firstUseDate: "ArmchairFirstUseDate",
      useCount: "ArmchairUseCount",
      significantEventCount: "ArmchairSignificantEventCount",
      currentVersion: "ArmchairKeyCurrentVersion",
      ratedCurrentVersion: "ArmchairRatedCurrentVersion",
      declinedToRate: "ArmchairKeyDeclinedToRate",
      reminderRequestDate: "ArmchairReminderRequestDate",
      ratedAnyVersion: ["ArmchairKeyRatedAnyVersion", "ArmchairPreviousVersionRated"]
    )
    return try keys.history(in: store, prefix: prefix)
  }
}
