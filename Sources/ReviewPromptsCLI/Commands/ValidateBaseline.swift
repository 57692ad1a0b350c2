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
      baseline = Baseline([]) { $0 }
      folder = ""
      return
    }
    let bytes = try Files.bytes(path)
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

  /// How many accepted findings in these files and folders are not there any more.
  func staleCount(_ findings: [Finding], in paths: [String]) -> Int {
    let asked = paths.map(ValidateSettings.absolute)
    return baseline.staleCount(findings) {
      ValidateSettings.relative($0, to: folder)
    } isChecked: { file in
      let full = file.hasPrefix("/") ? file : ValidateFolders.join(folder, file)
      return asked.contains { $0 == "/" || full == $0 || full.hasPrefix($0 + "/") }
    }
  }

  /// Writes a baseline of findings.
  static func write(_ findings: [Finding], to path: String) throws(CommandFailure) {
    let folder = ValidateFolders.parent(ValidateSettings.absolute(path))
    let baseline = Baseline(findings) { ValidateSettings.relative($0, to: folder) }
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
