internal import PromptGate

/// The keys that Appirater and its successors have under names of their own: one build's counts and
/// answers.
struct AppiraterFamily {
  var source: String
  var firstUseDate: String
  var useCount: String
  var significantEventCount: String
  var currentVersion: String
  var ratedCurrentVersion: String
  var declinedToRate: String
  var reminderRequestDate: String
  /// The flags that say that some version was rated.
  var ratedAnyVersion: [String] = []

  func history(
    in store: any KeyValueStore,
    prefix: String = ""
  ) throws(StorageError) -> GateHistory? {
    var values = LegacyValues(store, prefix: prefix)
    var history = GateHistory(source: source)
    history.trackedVersion = try values.text(currentVersion)
    history.firstUse = try values.moment(firstUseDate)
    history.uses = try values.count(useCount)
    history.events = try values.count(significantEventCount)
    // An answer belongs to the build that the counts belong to.
    let version = history.trackedVersion ?? ""
    if try values.flag(ratedCurrentVersion) { history.ratedVersion = version }
    if try values.flag(declinedToRate) { history.declinedVersion = version }
    history.reminder = try values.moment(reminderRequestDate)
    for key in ratedAnyVersion where try values.flag(key) { history.hasEverRated = true }
    return values.isAnyThere ? history : nil
  }
}
