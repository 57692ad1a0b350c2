internal import StoreLinks

extension Command {
  /// `reviewprompts link explain`: takes a link apart.
  static let explainLink = Command(
    name: "explain",
    summary: "Take a link apart: its store, its app, what it opens, and what is wrong with it.",
    discussion: [
      "The exit status is 1 when something is wrong with the link, or when it leads to no known store."
    ],
    operands: .upToOne("URL", minimum: 1),
    flags: [.choice("--format", ["text", "json"], "How to print; text by default.")],
    examples: [
      (
        "reviewprompts link explain 'itms-apps://ax.itunes.apple.com/app/id284882215'",
        "Says that the host is out of use, and gives the better link."
      )
    ],
    run: { invocation, session throws(CommandFailure) in
      let explanation = StoreCatalog().explain(invocation.operands.first ?? "")
      if invocation.value("--format") == "json" {
        try session.print(JSONWriter.string(LinkExplanationReport.json(explanation)))
      } else {
        try session.print(LinkExplanationReport.text(explanation), terminator: "")
      }
      let isSound = explanation.findings.allSatisfy { $0.severity == .note }
      return isSound && explanation.store != nil ? .success : .findings
    }
  )
}
