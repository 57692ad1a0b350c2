internal import Synchronization

/// A line on a terminal that says how far a long run has come; nothing elsewhere.
final class ProgressLine: Sendable {
  private let write: (@Sendable (String) -> Void)?
  private let count = Mutex(0)

  /// How many files are done between two lines.
  private static let step = 250

  init(_ session: Session) {
    write = session.writeProgress
  }

  /// Takes note that more files are done.
  @Sendable func add(_ number: Int) {
    guard let write else { return }
    let done = count.withLock { count in
      count += number
      return count
    }
    if done % Self.step == 0 { write("\r\(done) files …") }
  }

  /// Takes the line away.
  func clear() {
    guard let write, count.withLock({ $0 }) >= Self.step else { return }
    write("\r\(String(repeating: " ", count: 24))\r")
  }
}
