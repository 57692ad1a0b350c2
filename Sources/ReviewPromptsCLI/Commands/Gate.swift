internal import GateReplay
internal import PromptGate

extension Command {
  /// `reviewprompts gate`: when to ask.
  static let gate = Command(
    name: "gate",
    summary: "Replay what happened to an app under a policy, or list the policies.",
    subcommands: [.replayGate, .gatePolicies]
  )

  /// `reviewprompts gate replay`: scenario files.
  static let replayGate = Command(
    name: "replay",
    summary: "Replay scenario files and compare each answer with what they expect.",
    discussion: [
      "A scenario is a JSON file with a name, a policy (a preset's id, a policy as JSON, or a path to "
        + "one), settings, and a timeline of events. Prints one line for each ask, and the counts last."
    ],
    operands: .any("FILE...", minimum: 1),
    run: { invocation, session throws(CommandFailure) in
      var passed = 0
      var failed = 0
      var isWhole = true
      for path in invocation.operands {
        guard let scenario = try scenario(path, session, &isWhole) else { continue }
        let report = scenario.replay()
        passed += report.passed
        failed += report.failed
        for ask in report.asks {
          try session.print("\(path):\(ask.position): \(ask.description)".printable)
        }
      }
      try session.print("\(passed) passed, \(failed) failed")
      guard isWhole else { return .failure }
      return failed == 0 ? .success : .findings
    }
  )

  /// `reviewprompts gate policies`: the presets.
  static let gatePolicies = Command(
    name: "policies",
    summary: "List the policies, or print one as JSON.",
    discussion: [
      "A policy that breaks a rule of Apple's or Google's gets a warning that names the rule. A policy of "
        + "your own is given by the path of its JSON file."
    ],
    operands: .upToOne("[ID|FILE]"),
    run: { invocation, session throws(CommandFailure) in
      guard let id = invocation.operands.first else {
        for preset in Preset.allCases {
          try session.print("\(preset.rawValue)\t\(preset.summary)")
        }
        return .success
      }
      let policy = try policy(id, session)
      for warning in policy.warnings { session.remark("warning: \(warning)") }
      try session.print(try text(policy))
      return .success
    }
  )

  /// A preset by its id, or a policy from a file.
  private static func policy(
    _ name: String,
    _ session: Session
  ) throws(CommandFailure) -> GatePolicy {
    if let preset = Preset(rawValue: name) { return preset.policy }
    guard name.contains("/") || name.hasSuffix(".json") || name == "-" else {
      throw .unknown("policy", name, among: Preset.allCases.map(\.rawValue))
    }
    let bytes = try Files.read(name, session)
    do {
      return try PolicyReader.policy(json: bytes)
    } catch {
      throw CommandFailure("bad-policy", "\(error)", place: name)
    }
  }

  private static func text(_ policy: GatePolicy) throws(CommandFailure) -> String {
    do {
      return try policy.jsonText()
    } catch {
      throw CommandFailure("unwritable-policy", "the policy cannot be written as JSON")
    }
  }

  /// Reads a scenario; of several files, one that is broken does not keep the others back.
  private static func scenario(
    _ path: String,
    _ session: Session,
    _ isWhole: inout Bool
  ) throws(CommandFailure) -> Scenario? {
    do {
      return try scenario(path, session)
    } catch {
      isWhole = false
      session.report(error)
      return nil
    }
  }

  private static func scenario(
    _ path: String,
    _ session: Session
  ) throws(CommandFailure) -> Scenario {
    let bytes = try Files.read(path, session)
    do {
      return try Scenario(json: bytes) { name in
        try Files.read(Files.path(name, besides: path), session)
      }
    } catch {
      throw CommandFailure("bad-scenario", error.description, place: path)
    }
  }
}
