internal import StringsFile

/// What one call of `convert` asks for.
struct ConvertRequest {
  private enum Target: String {
    case json, jsonl, strings
  }

  private let target: Target
  private let source: StringTable.Source
  private let paths: [String]
  private let output: String?

  init(_ invocation: Invocation) throws(CommandFailure) {
    let name = try invocation.required("--to")
    target = Target(rawValue: name) ?? .json
    source = invocation.value("--from").flatMap(StringTable.Source.init) ?? .auto
    paths = invocation.operands.isEmpty ? ["-"] : invocation.operands
    output = invocation.value("--output")
    if target != .jsonl, paths.count > 1 {
      throw CommandFailure(
        "too-many-files",
        "'--to \(name)' takes one file; use '--to jsonl' for more"
      )
    }
  }

  func run(_ session: inout Session) throws(CommandFailure) -> ExitStatus {
    var written: [UInt8] = []
    var status = ExitStatus.success
    for path in paths {
      guard let bytes = try read(path, session, &status) else { continue }
      let result = StringTable.read(bytes, as: source)
      if case .failure = result, status == .success { status = .findings }
      let line = target == .jsonl ? line(path, result) : try text(path, result, session)
      if output == nil {
        try session.write(line)
      } else {
        written += line
      }
    }
    if let output { try Files.write(written, to: output) }
    return status
  }

  /// Reads a file; of several, one that cannot be read does not keep the others back.
  private func read(
    _ path: String,
    _ session: Session,
    _ status: inout ExitStatus
  ) throws(CommandFailure) -> [UInt8]? {
    do {
      return try Files.read(path, session)
    } catch {
      guard paths.count > 1 else { throw error }
      session.report(error)
      status = .failure
      return nil
    }
  }

  private func text(
    _ path: String,
    _ result: Result<StringTable, StringTable.Faults>,
    _ session: Session
  ) throws(CommandFailure) -> [UInt8] {
    switch result {
    case .success(let table) where target == .strings: return table.canonicalText
    case .success(let table): return JSONWriter.text(table.json) + [UInt8(ascii: "\n")]
    case .failure(let faults):
      for fault in faults.others { session.report(fault.failure(path)) }
      throw faults.first.failure(path)
    }
  }

  private func line(
    _ path: String,
    _ result: Result<StringTable, StringTable.Faults>
  ) -> [UInt8] {
    let value: JSONValue =
      switch result {
      case .success(let table):
        .object([
          (.string("file"), .string(path)), (.string("ok"), .bool(true)),
          (.string("entries"), table.json),
        ])
      case .failure(let faults):
        .object([
          (.string("file"), .string(path)), (.string("ok"), .bool(false)),
          (.string("line"), .integer(faults.first.line)),
          (.string("column"), .integer(faults.first.column)),
          (.string("message"), .string(faults.first.message)),
          (.string("rule"), .string(faults.first.rule)),
        ])
      }
    return JSONWriter.text(value, indented: false) + [UInt8(ascii: "\n")]
  }
}
