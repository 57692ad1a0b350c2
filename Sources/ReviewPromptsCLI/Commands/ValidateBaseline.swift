internal import Diagnostics
internal import JSONDocument
internal import StringsValidation

/// A baseline and the folder that its paths start from.
struct ValidateBaseline {
  private let baseline: Baseline
  private let folder: String

  /// Reads a baseline; without a path nothing is accepted.
  init(path: String?) throws(CommandFailure) {
    guard let path else {
      self.init(baseline: Baseline([]) { $0 }, folder: "")
      return
    }
    try self.init(try Files.bytes(path), path: path)
  }

  private init(baseline: Baseline, folder: String) {
    self.baseline = baseline
    self.folder = folder
  }

  private init(_ bytes: [UInt8], path: String) throws(CommandFailure) {
    do throws(JSONFault) {
      baseline = try Baseline(bytes)
    } catch {
      throw CommandFailure(
        "bad-baseline",
        error.problem.description,
        place: "\(path):\(error.position)"
      )
    }
    folder = ValidateFolders.parent(ValidateSettings.absolute(path))
  }

  /// The findings that are not in the baseline.
  func remaining(_ findings: [Finding]) -> [Finding] {
    baseline.remaining(findings) { ValidateSettings.relative($0, to: folder) }
  }

  /// What is to be said of accepted findings in these files and folders that are not there any more.
  func staleRemark(_ findings: [Finding], in paths: [String]) -> String? {
    let isChecked = Self.membership(folder, paths)
    let stale = baseline.stale(
      findings,
      path: { ValidateSettings.relative($0, to: folder) },
      isChecked: isChecked
    )
    guard let (item, _) = stale.items.first else { return nil }
    let count = stale.items.reduce(0) { $0 + $1.count }
    let key = item.key.map { " of '\($0)'" } ?? ""
    let first = "\(item.rule)\(key) in '\(item.file)'"
    let what =
      count == 1
      ? "an entry of the baseline is no longer found, "
      : "\(count) entries of the baseline are no longer found, first "
    return what + first + ": write it again with --write-baseline, so that nothing hides behind it"
  }

  /// Tells whether a file of a baseline is one of these files, or in one of these folders.
  private static func membership(_ folder: String, _ paths: [String]) -> (String) -> Bool {
    let asked = paths.map(ValidateSettings.absolute)
    return { file in
      let full = file.hasPrefix("/") ? file : ValidateFolders.join(folder, file)
      return asked.contains { $0 == "/" || full == $0 || full.hasPrefix($0 + "/") }
    }
  }

  /// Writes a baseline of findings in these files and folders.
  ///
  /// What the file already lists for others stays.
  static func write(
    _ findings: [Finding],
    to path: String,
    checked paths: [String]
  ) throws(CommandFailure) {
    let folder = ValidateFolders.parent(ValidateSettings.absolute(path))
    var baseline = Baseline(findings) { ValidateSettings.relative($0, to: folder) }
    if let bytes = try? StandardStreams.read(ordinaryFile: path), !bytes.isEmpty {
      let older = try Self(bytes, path: path).baseline
      baseline = baseline.keeping(older, isChecked: membership(folder, paths))
    }
    let items = baseline.items.map { item, count in
      ReviewPromptsCLI.JSONValue.sorted([
        "file": .string(item.file),
        "rule": .string(item.rule),
        "key": item.key.map { .string($0) },
        "language": item.language.map { .string($0) },
        "count": count == 1 ? nil : .integer(count),
      ])
    }
    let text = JSONWriter.string(.sorted(["version": .integer(1), "findings": .array(items)]))
    try Files.write(Array((text + "\n").utf8), to: path)
  }
}
