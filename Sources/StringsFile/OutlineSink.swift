/// Keeps where the entries of the table itself stand; stops at the first fault.
struct OutlineSink: StringsSink {
  static var recovers: Bool { false }

  /// A key and its value, by their offsets in the text.
  struct Entry {
    var key: StringToken
    var value: StringToken?
    var isShorthand: Bool
    var range: Range<Int>
  }

  private(set) var entries: [Entry] = []
  private(set) var comments: [Range<Int>] = []
  private(set) var hasUnterminatedComment = false
  private var depth = 0
  private var key = StringToken(range: 0..<0, quote: nil, needsDecoding: false)
  private var value: StringToken?
  private var isNested = false
  private var end = 0

  init(capacity: Int) {
    entries.reserveCapacity(capacity)
  }

  @inline(__always)
  mutating func pass(_ trivia: StringsTrivia, _ range: Range<Int>) {
    if trivia == .semicolon { end = range.upperBound }
    switch trivia {
    case .lineComment, .blockComment: comments.append(range)
    case .unterminatedComment: hasUnterminatedComment = true
    default: break
    }
  }

  @inline(__always)
  mutating func key(_ token: StringToken) {
    guard depth == 0 else { return }
    key = token
    value = nil
    isNested = false
  }

  @inline(__always)
  mutating func string(_ token: StringToken) {
    if depth == 0 { value = token }
  }

  mutating func data(_ range: Range<Int>) {
    if depth == 0 { isNested = true }
  }

  mutating func open(_ container: StringsContainer, _ range: Range<Int>) {
    isNested = true
    depth += 1
  }

  mutating func close(_ container: StringsContainer, _ range: Range<Int>) {
    depth -= 1
  }

  @inline(__always)
  mutating func endEntry() {
    guard depth == 0 else { return }
    let isShorthand = value == nil && !isNested
    entries.append(
      Entry(
        key: key,
        value: isShorthand ? key : value,
        isShorthand: isShorthand,
        range: key.range.lowerBound..<Swift.max(end, key.range.upperBound)
      )
    )
  }

  mutating func report(_ fault: StringsFault) {}
  mutating func abandonEntry() {}
  mutating func cutString(to end: Int) {}
}
