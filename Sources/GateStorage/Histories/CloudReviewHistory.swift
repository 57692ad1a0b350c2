public import PromptGate

/// The key of CloudReview, in the standard user defaults.
public struct CloudReviewHistory: HistorySource {
  /// Makes the key.
  public init() {}

  /// Reads the history; `nil` where there is none.
  public func history(in store: any KeyValueStore) throws(StorageError) -> GateHistory? {
    var values = LegacyValues(store)
    var history = GateHistory(source: "cloudreview")
    history.isFinished = try values.flag("neverRate")
    return values.isAnyThere ? history : nil
  }
}
