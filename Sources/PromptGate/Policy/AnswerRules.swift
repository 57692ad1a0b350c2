/// What is written down.
public enum Memo: String, Codable, CaseIterable, Sendable {
  /// A rating of the running version.
  case rated
  /// A refusal, with its version.
  case declined
  /// A reminder dated now.
  case reminder
  /// That the subject is closed for good.
  case finished
  /// A request, with its version, and an entry in the ledger.
  case request
  /// An entry in the ledger alone: what the answer itself leaves behind says when to ask again.
  case ledgerEntry = "ledger-entry"
  /// The countdown, at the policy's `countdownAfterLater`.
  case countdown
  /// The policy's `postponement`.
  case postponement
}

/// What a policy writes down after a prompt.
public struct AnswerRules: Hashable, Codable, Sendable {
  /// After "rate".
  public var rate: [Memo] = []
  /// After "no, thanks".
  public var decline: [Memo] = []
  /// After "later".
  public var remind: [Memo] = []
  /// After the prompt went away without an answer.
  public var dismiss: [Memo] = []
  /// After the app resigned active while the prompt was visible.
  public var interruption: [Memo] = []
  /// After the platform's review sheet was requested.
  public var systemReview: [Memo] = []
  /// After the unconditional call, whatever is answered.
  public var forced: [Memo] = []

  /// Makes rules by which nothing is written down.
  public init() {}

  func memos(of answer: Answer) -> [Memo] {
    switch answer {
    case .rate: rate
    case .decline: decline
    case .remind: remind
    case .dismiss: dismiss
    }
  }
}

/// What "later" does where a due date is stored.
public struct Postponement: Hashable, Codable, Sendable {
  /// The time from "later" to the new due date.
  public var period: Period
  /// The launches it takes off those that were counted.
  public var launches: Int

  /// Makes a postponement.
  public init(period: Period, launches: Int) {
    self.period = period
    self.launches = launches
  }
}

extension AnswerRules {
  private enum CodingKeys: CodingKey {
    case rate, decline, remind, dismiss, interruption, systemReview, forced
  }

  /// Reads the rules; after what is left out, nothing is written down.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    try given.read(.rate, into: &rate)
    try given.read(.decline, into: &decline)
    try given.read(.remind, into: &remind)
    try given.read(.dismiss, into: &dismiss)
    try given.read(.interruption, into: &interruption)
    try given.read(.systemReview, into: &systemReview)
    try given.read(.forced, into: &forced)
  }
}
