public import PromptGate

/// The keys of Appirater 2.3.0, in the standard user defaults; also of the libraries that copied it
/// with its keys.
public struct AppiraterHistory: HistorySource {
  /// Makes the keys.
  public init() {}

  /// Reads the history; `nil` where there is none.
  public func history(in store: any KeyValueStore) throws(StorageError) -> GateHistory? {
    let keys = AppiraterFamily(
      source: "appirater",
      firstUseDate: "kAppiraterFirstUseDate",
      useCount: "kAppiraterUseCount",
      significantEventCount: "kAppiraterSignificantEventCount",
      currentVersion: "kAppiraterCurrentVersion",
      ratedCurrentVersion: "kAppiraterRatedCurrentVersion",
      declinedToRate: "kAppiraterDeclinedToRate",
      reminderRequestDate: "kAppiraterReminderRequestDate",
      // Not Appirater's own; forks write it.
      ratedAnyVersion: ["kAppiraterRatedAnyVersion"]
    )
    return try keys.history(in: store)
  }
}
