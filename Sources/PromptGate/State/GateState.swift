/// What one installed app knows of its use and its prompts: everything a policy judges by.
///
/// It changes only by events (`record`), by asking (`ask`) and by taking in another device's state
/// (`merge`). Whatever happened stays in it in such a form that states of several devices can be
/// merged in any order, any number of times, with the same outcome. Store it with `Codable`; a
/// state that cannot have come about is refused.
public struct GateState: Hashable, Sendable {
  /// The version the counters belong to, as the policy tells versions apart.
  var trackedVersion = Register<String>()
  var firstUse = Register<Moment>()
  /// The moment before which nothing is asked, where the policy fixes it in advance.
  var dueDate = Register<Moment>()
  var uses = Tally()
  var launches = Tally()
  /// The launches that "later" took off.
  var launchesSpent = Tally()
  var events = EventTallies()
  var versionRuns = VersionRuns()
  var daysOfUse = DaysOfUse()
  var rated = Register<AnswerMark>()
  var declined = Register<AnswerMark>()
  var reminder = Register<ReminderMark>()
  /// When the subject was closed for good.
  var finished = Register<Moment>()
  var lastRequest = Register<AnswerMark>()
  var requests = RequestLedger()
  /// The moments still to pass by before a prompt, once one was counted.
  var countdown = Register<Int>()
  var hasEverRated = false
  var lastCrash: Moment?
  var clocks = DeviceClocks()

  /// Makes the state of an app that never ran.
  public init() {}
}
