internal import LocaleMatching

extension PromptSnapshotSet {
  /// Compares the prompts with their snapshots, and records what the mode says.
  ///
  /// - Parameters:
  ///   - folder: the folder of the snapshots, made where it is missing.
  ///   - mode: what is written; ``SnapshotRecordMode/never`` compares only.
  /// - Returns: what differs, is missing or is left over, with a diff, or what was recorded, so that no test passes
  ///   by recording; `nil` when all is as it should be.
  public func verify(in folder: String, record mode: SnapshotRecordMode) -> String? {
    let report: SnapshotReport
    do {
      report = try compare(snapshots(keptIn: folder), in: folder, record: mode)
    } catch {
      return error.description
    }
    guard !report.findings.isEmpty else { return nil }
    let lines = report.findings.map { finding in
      switch finding.action {
      case .reported: finding.description
      case .recorded: "\(finding.description)\n  recorded; review it and run the test again"
      case .removed: "\(finding.description)\n  removed"
      }
    }
    return (["snapshots of " + report.summary] + lines).joined(separator: "\n")
  }

  /// Compares snapshots as they should be with the files, and records what the mode says.
  ///
  /// - Parameters:
  ///   - snapshots: the snapshots as they should be.
  ///   - folder: the folder of the files.
  ///   - mode: what is written.
  ///   - write: puts bytes into a file; without one, Foundation does.
  /// - Returns: what differs, is missing or is left over, and what was done about it.
  /// - Throws: what keeps the files from being read or written.
  package func compare(
    _ snapshots: [LanguageSnapshot],
    in folder: String,
    record mode: SnapshotRecordMode,
    write: ((_ bytes: [UInt8], _ path: String) throws -> Void)? = nil
  ) throws(SnapshotFileError) -> SnapshotReport {
    var folder = SnapshotFolder(path: folder)
    if let write { folder.write = write }
    if !folder.exists {
      guard mode != .never else {
        throw SnapshotFileError(path: folder.path, problem: .missingFolder)
      }
      try folder.create()
    }
    var findings: [SnapshotFinding] = []
    let files = Set(try folder.languages())
    for snapshot in snapshots {
      let isRecorded = files.contains(snapshot.language)
      guard var finding = try Self.finding(snapshot, isRecorded, folder) else { continue }
      if mode.records(finding.kind) {
        try folder.write(snapshot.text, of: snapshot.language)
        finding.action = .recorded
      }
      findings.append(finding)
    }
    if languages == nil {
      let orphans = files.subtracting(snapshots.map(\.language)).sorted()
      findings += try Self.orphans(orphans, folder, mode)
    }
    return SnapshotReport(count: snapshots.count, findings: findings)
  }

  private static func finding(
    _ snapshot: LanguageSnapshot,
    _ isRecorded: Bool,
    _ folder: SnapshotFolder
  ) throws(SnapshotFileError) -> SnapshotFinding? {
    let language = snapshot.language
    let path = folder.path(of: language)
    guard isRecorded else { return SnapshotFinding(.missing, language, path) }
    let recorded = try folder.bytes(of: language)
    guard recorded != Array(snapshot.text.utf8) else { return nil }
    let difference = SnapshotDifference(
      snapshot: String(decoding: recorded, as: UTF8.self),
      current: snapshot.text
    )
    return difference.hunks.isEmpty
      ? nil : SnapshotFinding(.different, language, path, difference)
  }

  /// The files of languages that are not offered, and snapshots under other names. Only what says itself that it is
  /// the snapshot that its name says is removed; what is neither a snapshot nor named by a language is passed over.
  private static func orphans(
    _ languages: [String],
    _ folder: SnapshotFolder,
    _ mode: SnapshotRecordMode
  ) throws(SnapshotFileError) -> [SnapshotFinding] {
    var findings: [SnapshotFinding] = []
    for language in languages {
      let header = folder.header(of: language)
      guard header != nil || isLanguage(language) else { continue }
      var finding = SnapshotFinding(.orphaned, language, folder.path(of: language))
      let isOurs = header.map { Array($0.utf8) == Array(language.utf8) }
      if isOurs == false { finding.header = header }
      if mode == .all, isOurs == true {
        try folder.remove(language)
        finding.action = .removed
      }
      findings.append(finding)
    }
    return findings
  }

  /// Whether a name is the canonical tag of a language that there is.
  private static func isLanguage(_ name: String) -> Bool {
    if case .canonical = LanguageName(name).verdict { return true }
    return false
  }
}

extension SnapshotRecordMode {
  fileprivate func records(_ kind: SnapshotFinding.Kind) -> Bool {
    switch self {
    case .all, .failed: true
    case .missing: kind == .missing
    case .never: false
    }
  }
}
