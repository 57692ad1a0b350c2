internal import PromptContent
internal import SnapshotFiles
internal import StoreLinks

/// What one call of `snapshot record` or `snapshot check` asks for.
struct SnapshotRequest {
  private let folder: String
  private let content: ContentRequest
  private let snapshots: PromptSnapshotSet

  init(_ invocation: Invocation) throws(CommandFailure) {
    folder = invocation.operands.first ?? "."
    if invocation.has("--all"), invocation.has("--language") {
      throw CommandFailure("conflicting-flags", "'--all' and '--language' cannot be combined")
    }
    content = try ContentRequest(invocation, sampleName: "Notes")
    var snapshots = PromptSnapshotSet(of: content.catalog, appName: content.appName)
    snapshots.arguments = content.arguments
    snapshots.languages = try LanguageArgument.offered(
      ContentRequest.languages(invocation),
      by: content.catalog
    )
    snapshots.link = try Self.link(invocation)
    self.snapshots = snapshots
  }

  func record(_ session: inout Session) throws(CommandFailure) -> ExitStatus {
    let isUnattended = SnapshotRecordMode.isContinuousIntegration(
      session.environment[.continuousIntegration]
    )
    if isUnattended {
      throw CommandFailure(
        "recording-in-ci",
        "nothing is recorded where CI is set, since nobody reviews it there; unset CI to record"
      )
    }
    let report = try compare(.all)
    for finding in report.findings where finding.action != .reported {
      try session.print("\(finding.action.rawValue) \(finding.path.printable)")
    }
    try print(report.open, &session)
    session.remark("recorded \(folder): \(report.summary)")
    return report.open.isEmpty ? .success : .findings
  }

  func check(_ session: inout Session) throws(CommandFailure) -> ExitStatus {
    let report = try compare(.never)
    try print(report.findings, &session)
    session.remark("checked \(folder): \(report.summary)")
    return report.findings.isEmpty ? .success : .findings
  }

  private func print(
    _ findings: [SnapshotFinding],
    _ session: inout Session
  ) throws(CommandFailure) {
    for finding in findings { try session.print(finding.description.printableLines) }
  }

  private func compare(_ mode: SnapshotRecordMode) throws(CommandFailure) -> SnapshotReport {
    let current = snapshots.snapshots(keptIn: folder)
    for problem in current.lazy.flatMap(\.problems) {
      if let failure = content.folders.failure(for: problem) { throw failure }
    }
    do {
      return try snapshots.compare(
        current,
        in: folder,
        record: mode,
        write: { bytes, path throws(SystemFailure) in
          try FileReplacement.replace(path, with: bytes)
        }
      )
    } catch {
      throw CommandFailure(error.id, error.description)
    }
  }

  /// The link that the first button opens; `nil` where no store is named.
  private static func link(_ invocation: Invocation) throws(CommandFailure) -> String? {
    guard invocation.has("--store") || invocation.has("--id") else { return nil }
    let store = Store(rawValue: try invocation.required("--store"))
    var request = StoreLinkRequest(store: store, id: try invocation.required("--id"))
    request.acceptsProductPage = true
    do {
      return try StoreLink(request).url
    } catch {
      throw CommandFailure(error.id, error.description)
    }
  }
}
