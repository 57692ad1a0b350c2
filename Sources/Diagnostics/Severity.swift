/// How much harm a finding does to those who read the text.
package enum Severity: String, CaseIterable, Codable, Hashable, Sendable {
  /// Worth a look.
  case note
  /// Incomplete or doubtful.
  case warning
  /// Breaks, misleads, or shows rubbish to a reader.
  case error
}

extension Severity: Comparable {
  /// Orders severities by harm, the smallest first.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
