/// What stands against a prompt at one moment.
struct Verdict {
  private(set) var blockers: [Blocker] = []
  /// When time alone could lift every blocker; `nil` when there is one that it cannot lift.
  private(set) var earliest: Moment?
  private var liftsByTime = true
  /// How far a stored date lies ahead of the clock, at most.
  private var lead = Period.zero

  /// Judges a state by all conditions of a policy, as if it were `now`.
  mutating func judge(
    _ state: GateState,
    _ policy: GatePolicy,
    _ context: GateContext,
    at now: Moment
  ) {
    let conditions =
      context.trigger == .forced ? policy.forcedConditions ?? policy.conditions : policy.conditions
    let view = GateView(
      now: now,
      version: policy.versionIdentity.name(of: context.version),
      context: context,
      clock: policy.clock
    )
    if policy.preview != .off && context.isReleaseBuild {
      add(Blocker(.preview), of: conditions.count)
    }
    // A buffer lends its elements; a loop over the array would copy every one, at twice the time.
    conditions.withUnsafeBufferPointer { rules in
      for place in 0..<rules.count {
        if let blocker = rules[place].blocker(state, view) { add(blocker, of: rules.count) }
        if rules[place].decidesAlone(state) { break }
      }
    }
    close()
  }

  /// The first moment from now on at which nothing stands against a prompt if nothing happens but
  /// time passes.
  ///
  /// When everything that holds now has lifted, something else may have come up: an average sinks
  /// with time. So the moment is judged in its turn.
  func earliestPrompt(
    _ state: GateState,
    _ policy: GatePolicy,
    _ context: GateContext
  ) -> Moment? {
    var moment = earliest
    for _ in 0..<Self.attempts {
      guard let candidate = moment, candidate > context.now else { return nil }
      var later = Verdict()
      later.judge(state, policy, context, at: candidate)
      if later.blockers.isEmpty { return candidate }
      moment = later.earliest.flatMap { $0 > candidate ? $0 : nil }
    }
    return nil
  }

  private static let attempts = 8

  /// Adds a blocker that one of `most` conditions has found.
  private mutating func add(_ blocker: consuming Blocker, of most: Int) {
    if blockers.isEmpty { blockers.reserveCapacity(most + 1) }
    if let moment = blocker.earliest { earliest = max(earliest ?? moment, moment) }
    liftsByTime = liftsByTime && blocker.earliest != nil
    lead = max(lead, blocker.lead)
    if blocker.isReportedInParts {
      blockers.append(contentsOf: blocker.parts)
    } else {
      blockers.append(blocker)
    }
  }

  /// Adds that a stored date lies ahead, once, and settles whether time alone lifts everything.
  private mutating func close() {
    if lead > .zero {
      let figures = Blocker.Figures.time(have: .zero - lead, need: .zero)
      blockers.append(Blocker(.clockInFuture, figures, earliest: earliest))
    }
    if !liftsByTime { earliest = nil }
  }
}

extension Blocker {
  /// How far the date it counts from lies ahead of the clock; nothing where it does not.
  fileprivate var lead: Period {
    switch figures {
    case .time(let have, _): .zero - have
    case .anyOf(let parts): parts.reduce(.zero) { max($0, $1.lead) }
    default: .zero
    }
  }
}
