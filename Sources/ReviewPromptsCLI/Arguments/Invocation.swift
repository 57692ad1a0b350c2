/// A command line after parsing: the flags that were given, and what stands behind them.
struct Invocation: Sendable {
  private var values: [String: [String]] = [:]
  var operands: [String] = []

  mutating func add(_ value: String, for flag: String) {
    values[flag, default: []].append(value)
  }

  func has(_ flag: String) -> Bool {
    values[flag] != nil
  }

  /// The value of a flag that is given at most once.
  func value(_ flag: String) -> String? {
    values[flag]?.last
  }

  /// All values of a flag that may be repeated, in order.
  func values(_ flag: String) -> [String] {
    values[flag] ?? []
  }

  /// All values of a flag whose values are lists, such as `--language de,fr --language en`.
  func listedValues(_ flag: String) -> [String] {
    values(flag).flatMap { $0.split(separator: ",").map { String($0).trimmingBlanks } }
  }

  func required(_ flag: String) throws(CommandFailure) -> String {
    if let value = value(flag) { return value }
    throw CommandFailure("missing-flag", "the flag '\(flag)' is needed; see --help")
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
