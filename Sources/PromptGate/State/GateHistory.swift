/// What another library has kept of an app's use and of its prompts, before it becomes part of a
/// `GateState`.
///
/// Leave out what the library did not keep. `GateState.adopt` takes a history in.
public struct GateHistory: Hashable, Sendable {
  /// A name for where the history comes from, such as `irate`.
  public var source: String
  /// Which of an app's two version strings the library kept.
  public var versionIdentity: VersionIdentity
  /// Whether all devices of a user kept this history together, as in a synced store. Then it is the
  /// same wherever it is taken in; otherwise the counts of several devices add up.
  public var isShared = false

  /// The version the counters belong to.
  public var trackedVersion: String?
  /// When the app was used first.
  public var firstUse: Moment?
  /// The moment before which nothing is to be asked.
  public var dueDate: Moment?
  /// The launches and returns to the foreground.
  public var uses = 0
  /// The launches; fewer than none where "later" took off more than there were.
  public var launches = 0
  /// The significant events.
  public var events = 0
  /// When the version in `trackedVersion` ran first.
  public var firstRun: Moment?
  /// The version that was rated.
  public var ratedVersion: String?
  /// Whether any version was ever rated.
  public var hasEverRated = false
  /// The version in which the user refused; empty where it is not known.
  public var declinedVersion: String?
  /// When the user asked to be reminded.
  public var reminder: Moment?
  /// Whether the subject was closed for good.
  public var isFinished = false
  /// When the platform's review sheet was requested last.
  public var lastRequest: Moment?
  /// The good moments still to pass by before a prompt.
  public var countdown: Int?

  /// Makes a history in which nothing has happened.
  public init(source: String, versionIdentity: VersionIdentity = .build) {
    self.source = source
    self.versionIdentity = versionIdentity
  }
}
