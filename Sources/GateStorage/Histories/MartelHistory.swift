public import PromptGate

/// The keys of Matt Martel's prompt code, whose names every app chose for itself.
public struct MartelHistory: HistorySource {
  /// The key of the date of the running version's first run: `kFirstRunKey`.
  public var firstRun: String
  /// The key that says that the user has answered: `kAlreadyDeclinedToRateKey`.
  public var alreadyDeclined: String
  /// The key of the countdown of good moments: `kShowAskToRateKey`.
  public var countdown: String
  /// The version for which `firstRun` was written, as `CFBundleShortVersionString` has it.
  public var version: String

  /// Makes the keys, given the names that the app chose.
  public init(firstRun: String, alreadyDeclined: String, countdown: String, version: String) {
    self.firstRun = firstRun
    self.alreadyDeclined = alreadyDeclined
    self.countdown = countdown
    self.version = version
  }

  /// Reads the history; `nil` where there is none.
  public func history(in store: any KeyValueStore) throws(StorageError) -> GateHistory? {
    var values = LegacyValues(store)
    var history = GateHistory(source: "martel", versionIdentity: .marketing)
    history.trackedVersion = version
    history.firstRun = try values.moment(firstRun)
    if try values.flag(alreadyDeclined) { history.declinedVersion = "" }
    history.countdown = try values.value(countdown)?.asInteger
    return values.isAnyThere ? history : nil
  }
}
