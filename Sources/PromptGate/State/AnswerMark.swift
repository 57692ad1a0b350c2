/// When, and in which version, the user gave an answer or was asked.
struct AnswerMark: Hashable, Codable, Sendable {
  var at: Moment
  var version: String
}

extension AnswerMark: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.at, left.version) < (right.at, right.version)
  }
}
