extension GateState {
  /// Writes down what a policy keeps of an answer, an attempt or an interruption.
  mutating func remember(_ memos: [Memo], under policy: GatePolicy, in context: GateContext) {
    let version = policy.versionIdentity.name(of: context.version)
    let mark = AnswerMark(at: context.now, version: version)
    for memo in memos {
      switch memo {
      case .rated:
        rated.write(mark, on: context.device)
        hasEverRated = true
      case .declined: declined.write(mark, on: context.device)
      case .finished: finished.write(context.now, on: context.device)
      case .reminder:
        let events = events.total(of: nil)
        let mark = ReminderMark(at: context.now, uses: uses.total, events: events)
        reminder.write(mark, on: context.device)
      case .request:
        lastRequest.write(mark, on: context.device)
        addToLedger(in: context)
      case .ledgerEntry: addToLedger(in: context)
      case .countdown: countdown.write(policy.countdownAfterLater, on: context.device)
      case .postponement: postpone(policy.postponement, in: context)
      }
    }
  }

  private mutating func addToLedger(in context: GateContext) {
    requests.add(at: context.now, on: context.device)
  }

  private mutating func postpone(_ postponement: Postponement?, in context: GateContext) {
    guard let postponement else { return }
    dueDate.write(context.now + postponement.period, on: context.device)
    launchesSpent.add(postponement.launches, on: context.device)
    launches.add(0.subtractingSaturated(postponement.launches), on: context.device)
  }
}
