public import PromptGate

/// The keys of iRate 1.12.2, in the standard user defaults.
public struct IRateHistory: HistorySource {
  /// Makes the keys.
  public init() {}

  /// Reads the history; `nil` where there is none. A refusal has no date, and holds for all versions
  /// there.
  public func history(in store: any KeyValueStore) throws(StorageError) -> GateHistory? {
    var values = LegacyValues(store)
    var history = GateHistory(source: "irate", versionIdentity: .marketingElseBuild)
    history.trackedVersion = try values.text("iRateLastVersionUsed")
    history.firstUse = try values.moment("iRateFirstUsed")
    history.uses = try values.count("iRateUseCount")
    history.events = try values.count("iRateEventCount")
    history.ratedVersion = try values.text("iRateRatedVersionChecked")
    history.declinedVersion = try values.text("iRateDeclinedVersion")
    history.reminder = try values.moment("iRateLastReminded")
    return values.isAnyThere ? history : nil
  }
}
