extension StringsReader {
  @inline(__always)
  mutating func readValue() {
    guard let first = nextByte() else { return fail(.noValue, caret: lastEquals) }
    // Most values follow the equals sign and a space.
    let distance = at &- lastEquals
    if distance > 2 || distance == 2 && scanner.byte(at &- 1) != Ascii.space, isNextEntry {
      return fail(.noValue, caret: lastEquals)
    }
    if let token = readString(first) {
      sink.string(token)
      lastToken = token
      lastValue = token.range
      state = .afterValue
    } else if fault == nil {
      readNested(first)
    }
  }

  /// Whether another entry begins here, on a line of its own.
  private var isNextEntry: Bool {
    let start = lastEquals + 1
    return start < at && scanner.hasLineEnd(start..<at) && scanner.endOfBlanks(from: start) == at
      && scanner.isQuotedKey(at)
  }

  private mutating func readNested(_ first: UInt8) {
    switch first {
    case Ascii.openBrace: openBracket(.dictionary)
    case Ascii.openParenthesis: openBracket(.array)
    case Ascii.lessThan: readData()
    default: fail(state == .element ? .openArray : .noValue, caret: arrayBracket)
    }
  }

  /// Where to point when something is wrong with an array: its bracket.
  private var arrayBracket: Int? { state == .element ? brackets.last?.offset : nil }

  private mutating func openBracket(_ container: StringsContainer) {
    // The braces round a whole table are a container too; entries without them are in none.
    let depth = brackets.count + (tableBrace == nil ? 0 : 1)
    guard depth < StringsLimit.depth else { return fail(.tooDeep) }
    sink.open(container, at..<at + 1)
    brackets.append(Bracket(container: container, offset: at))
    at += 1
    state = container == .array ? .element : .key
  }

  /// Takes the closing bracket of the innermost value.
  mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return }
    sink.close(bracket.container, at..<at + 1)
    at += 1
    endValue(bracket.offset..<at)
  }

  /// Goes on after a value that is no string.
  private mutating func endValue(_ range: Range<Int>) {
    lastToken = nil
    lastValue = range
    switch brackets.last?.container {
    case .array: state = .afterElement
    case .dictionary: state = .afterValue
    case nil: state = notATable == nil ? .afterValue : .afterTable
    }
  }

  mutating func readElement() {
    guard let first = nextByte() else { return fail(.openArray, caret: arrayBracket) }
    if first == Ascii.closeParenthesis { return closeBracket() }
    if let token = readString(first) {
      sink.string(token)
      state = .afterElement
    } else if fault == nil {
      readNested(first)
    }
  }

  mutating func readAfterElement() {
    switch nextByte() {
    case Ascii.comma:
      passByte(.comma)
      state = .element
    case Ascii.closeParenthesis:
      closeBracket()
    default:
      fail(.openArray, caret: brackets.last?.offset)
    }
  }

  private mutating func readData() {
    let start = at
    var digits = HexDigits(scanner, from: at + 1)
    if let reason = digits.readToEnd() {
      at = digits.offset
      return fail(reason, caret: reason == .openData ? start : nil)
    }
    at = digits.offset + 1
    sink.data(start..<at)
    endValue(start..<at)
  }
}
