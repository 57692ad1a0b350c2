public import PromptGate

/// The keys of Android-Rate 1.0.1, in the preference file `android_rate_pref_file`.
public struct AndroidRateHistory: HistorySource {
  /// Makes the keys.
  public init() {}

  /// Reads the history; `nil` where there is none. `android_rate_remind_interval` is a date, whatever
  /// its name says.
  public func history(in store: any KeyValueStore) throws(StorageError) -> GateHistory? {
    var values = LegacyValues(store, prefix: "android_rate_")
    var history = GateHistory(source: "android-rate")
    history.firstUse = try values.moment(inMilliseconds: "install_date")
    history.launches = try values.count("launch_times")
    history.uses = history.launches
    history.isFinished = try values.value("is_agree_show_dialog")?.asBoolean == false
    history.reminder = try values.moment(inMilliseconds: "remind_interval")
    return values.isAnyThere ? history : nil
  }
}
