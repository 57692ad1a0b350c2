/// Keeps where the keys and values of the table itself stand; stops at the first fault.
struct TableSink: StringsSink {
  static var recovers: Bool { false }

  private(set) var entries: [TableEntry] = []
  private var depth = 0
  private var pendingKey = StringToken(range: 0..<0, quote: nil, needsDecoding: false)
  private var pendingValue: StringToken?
  private var isNested = false

  init(capacity: Int) {
    entries.reserveCapacity(capacity)
  }

  @inline(__always)
  mutating func pass(_ trivia: StringsTrivia, _ range: Range<Int>) {}

  @inline(__always)
  mutating func key(_ token: StringToken) {
    guard depth == 0 else { return }
    pendingKey = token
    pendingValue = nil
    isNested = false
  }

  @inline(__always)
  mutating func string(_ token: StringToken) {
    if depth == 0 { pendingValue = token }
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
    entries.append(
      TableEntry(key: pendingKey, value: pendingValue ?? (isNested ? nil : pendingKey))
    )
  }

  mutating func report(_ fault: StringsFault) {}
  mutating func abandonEntry() {}
  mutating func cutString(to end: Int) {}
}
