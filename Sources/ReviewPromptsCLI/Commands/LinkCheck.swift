internal import StoreLinks

extension Command {
  /// `reviewprompts link check`: replays case files.
  static let checkLinks = Command(
    name: "check",
    summary: "Build the links of case files and compare them with what the files expect.",
    discussion: [
      "A case file is a JSON array of objects with n, store, id and kind, optional platform, os, form, "
        + "variant, slug, country, language, affiliate, campaign and provider, and what is expected: "
        + "expect and opens, or error."
    ],
    operands: .any("FILE...", minimum: 1),
    examples: [("reviewprompts link check cases.json", "Prints what fails, and the counts last.")],
    run: { invocation, session throws(CommandFailure) in
      var passed = 0
      var failed = 0
      for path in invocation.operands {
        for result in try results(path, session) {
          if result.isPassed {
            passed += 1
          } else {
            failed += 1
            try session.print(text(result, path))
          }
        }
      }
      try session.print("\(passed) passed, \(failed) failed")
      return failed == 0 ? .success : .findings
    }
  )

  private static func results(
    _ path: String,
    _ session: Session
  ) throws(CommandFailure) -> [StoreLinkCaseResult] {
    let bytes = try Files.read(path, session)
    do {
      return StoreCatalog().replay(try StoreLinkCase.read(bytes, file: path))
    } catch {
      let place = "\(path):\(error.position)"
      throw CommandFailure("bad-case-file", error.problem.description, place: place)
    }
  }

  private static func text(_ result: StoreLinkCaseResult, _ path: String) -> String {
    """
    \(path): case \(result.case.name) failed
      expected: \(result.expected)
      got:      \(result.got)
    """.printableLines
  }
}
