public import PromptGate

/// The keys of rate_my_app 1.1.0, in Flutter's shared preferences.
public struct RateMyAppHistory: HistorySource {
  /// What stands in front of every key. On Apple platforms, where shared preferences are user
  /// defaults, `flutter.` comes first; on Android too.
  public var prefix: String

  /// Makes the keys, given what stands in front of them.
  public init(prefix: String = "flutter.rateMyApp_") {
    self.prefix = prefix
  }

  /// Reads the history; `nil` where there is none. "Later" may have left fewer launches than none.
  public func history(in store: any KeyValueStore) throws(StorageError) -> GateHistory? {
    var values = LegacyValues(store, prefix: prefix)
    var history = GateHistory(source: "rate_my_app")
    history.dueDate = try values.moment(inMilliseconds: "minimumDate")
    history.launches = try values.value("launches")?.asInteger ?? 0
    history.uses = max(0, history.launches)
    history.isFinished = try values.flag("doNotOpenAgain")
    return values.isAnyThere ? history : nil
  }
}
