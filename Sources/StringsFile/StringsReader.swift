/// Reads the grammar of strings files, as `CFOldStylePList.c` of CoreFoundation does, for a sink.
///
/// It is stricter in one way: what CoreFoundation drops without a word is an error. That is
/// everything after the first thing that is no key, a broken element before the `)` of an array, and
/// a key never closed before the `}` of a dictionary.
/// Values inside one another are kept on a stack of its own, so no input can exhaust the thread's.
struct StringsReader<Sink: StringsSink> {
  /// What may come next.
  enum State {
    case key
    case afterKey
    case value
    case afterValue
    case element
    case afterElement
    case afterTable
    case finished
  }

  /// A bracket that is open.
  struct Bracket {
    var container: StringsContainer
    var offset: Int
  }

  var scanner: ByteScanner
  var sink: Sink
  /// The offset reached.
  var at = 0
  var state = State.key
  /// The brackets that are open, without the brace around the whole table.
  var brackets: [Bracket] = []
  /// The offset of the brace around the whole table.
  var tableBrace: Int?
  /// What the top level turned out to be, when that is no table.
  var notATable: StringsFault.TopLevel?
  /// What stopped the reading.
  var fault: StringsFault?
  /// The key of the entry that is being read.
  var entryKey = StringToken(range: 0..<0, quote: nil, needsDecoding: false)
  /// The value read last.
  var lastValue = 0..<0
  /// The value read last when it was a string.
  var lastToken: StringToken?
  /// The offset of the equals sign read last.
  var lastEquals = 0
  /// The number of opening braces that were passed over after an error and not yet closed.
  var strayBraces = 0
  /// Whether the brace around the table has been reported, so that what follows speaks for itself.
  var isBraceReported = false

  init(_ scanner: ByteScanner, _ sink: Sink) {
    self.scanner = scanner
    self.sink = sink
  }

  /// Reads the whole text; stops at the first fault if the sink does not go on.
  mutating func read() {
    begin()
    while state != .finished {
      if fault == nil { step() }
      guard let found = fault else { continue }
      guard Sink.recovers else { return }
      fault = nil
      sink.report(found)
      recover(from: found)
    }
  }

  @inline(__always)
  private mutating func step() {
    switch state {
    case .key: readKey()
    case .afterKey: readAfterKey()
    case .value: readValue()
    case .afterValue: readAfterValue()
    case .element: readElement()
    case .afterElement: readAfterElement()
    case .afterTable: readAfterTable()
    case .finished: break
    }
  }

  /// Notes a fault; `caret` is where to point when that is not where it was noticed.
  mutating func fail(_ reason: StringsFault.Reason, caret: Int? = nil) {
    let isKey = state == .key || state == .afterKey
    fault = StringsFault(
      reason: reason,
      part: isKey ? .key : .value,
      caret: caret ?? at,
      noticed: at
    )
  }

  /// Passes over blanks and comments and gives the byte that follows, or `nil` at the end.
  @inline(__always)
  mutating func nextByte() -> UInt8? {
    while true {
      let end = scanner.endOfBlanks(from: at)
      if end > at {
        sink.pass(.blank, Range(uncheckedBounds: (at, end)))
        at = end
      }
      guard at < scanner.count else { return nil }
      let found = scanner.byte(at)
      guard found == Ascii.slash, passComment() else { return found }
    }
  }

  @inline(__always)
  private mutating func passComment() -> Bool {
    let start = at
    var kind = StringsTrivia.lineComment
    switch scanner.peek(at &+ 1) {
    case Ascii.asterisk:
      let end = scanner.endOfBlockComment(from: start)
      kind = end == nil ? .unterminatedComment : .blockComment
      at = end ?? scanner.count
    case Ascii.slash:
      at = scanner.endOfLineComment(from: start)
    default:
      return false
    }
    sink.pass(kind, Range(uncheckedBounds: (start, at)))
    return true
  }
}
