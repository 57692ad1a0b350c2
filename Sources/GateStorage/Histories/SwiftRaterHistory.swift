public import PromptGate

/// The keys of SwiftRater 2.2.2, in the standard user defaults.
public struct SwiftRaterHistory: HistorySource {
  /// Makes the keys.
  public init() {}

  /// Reads the history; `nil` where there is none. Its uses are launches; its first use is the first
  /// check.
  public func history(in store: any KeyValueStore) throws(StorageError) -> GateHistory? {
    var values = LegacyValues(store, prefix: "keySwiftRater")
    var history = GateHistory(source: "swiftrater", versionIdentity: .marketing)
    history.trackedVersion = try values.text("TrackingVersion")
    history.firstUse = try values.moment("FirstUseDate")
    history.uses = try values.count("UseCount")
    history.launches = history.uses
    history.events = try values.count("SignificantEventCount")
    history.isFinished = try values.flag("RateDone")
    history.reminder = try values.moment("ReminderRequestDate")
    return values.isAnyThere ? history : nil
  }
}
