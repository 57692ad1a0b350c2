extension Blocker: CustomStringConvertible {
  /// The id with its figures and, where time alone will lift it, when:
  /// `too-few-uses (have 4, need 10)`.
  public var description: String {
    let notes = [figures.words, earliest.map { "from \($0)" }].compactMap(\.self)
    return notes.isEmpty ? id.rawValue : "\(id.rawValue) (\(notes.joined(separator: "; ")))"
  }
}

extension Blocker.Figures {
  /// The figures in words, or `nil` when there are none.
  var words: String? {
    switch self {
    case .none: nil
    case .count(let have, let need): "have \(have), need \(need.map(String.init) ?? noneSet)"
    case .named(let name, let have, let need):
      "have \(have) of '\(name)', need \(need.map(String.init) ?? noneSet)"
    case .time(let have, let need): "have \(have), need \(need?.description ?? noneSet)"
    case .due(let moment): "due after \(moment)"
    case .weekly(let have, let need):
      "have \(inHundredths(have)) a week, need \(inHundredths(need))"
    case .version(let version): "version '\(version)'"
    case .anyOf(let parts): "either " + parts.map(\.description).joined(separator: " or ")
    }
  }

  private var noneSet: String { "more than ever comes, as none is set" }
}

/// A number with two decimals at most.
private func inHundredths(_ number: Double) -> String {
  guard number.isFinite, number.magnitude < 1e12 else { return "\(number)" }
  let hundredths = Int64(clamping: number * 100)
  let decimals = hundredths.magnitude % 100
  let sign = hundredths < 0 ? "-" : ""
  return "\(sign)\(hundredths.magnitude / 100)" + (decimals == 0 ? "" : ".\(twoDigits(decimals))")
}
