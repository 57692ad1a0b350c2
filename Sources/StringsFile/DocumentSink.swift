import Diagnostics

/// Builds the entries, the parts and the errors of a `StringsDocument`.
struct DocumentSink: StringsSink {
  static var recovers: Bool { true }

  private(set) var entries: [StringsEntry] = []
  private(set) var pieces = PieceList()
  private(set) var errors: [StringsFileError] = []
  private(set) var hasMoreErrors = false
  private(set) var firstFault: StringsFault?
  /// The comments since the last entry.
  private(set) var comments: [StringsComment] = []

  private let scanner: ByteScanner
  private var index: PositionIndex
  /// The value that is being read, with all that is open in it.
  private var frames: [Frame] = []
  private var last = StringToken(range: 0..<0, quote: nil, needsDecoding: false)
  private var isKeyLast = false
  private var lastEntryEnd: SourcePosition?
  /// The end of the last value or semicolon.
  private var contentEnd = 0
  private var faultCount = 0

  init(_ scanner: ByteScanner, _ encoding: StringsEncoding) {
    self.scanner = scanner
    index = PositionIndex(encoding)
  }

  mutating func pass(_ trivia: StringsTrivia, _ range: Range<Int>) {
    pieces.append(trivia.pieceKind, range)
    switch trivia {
    case .lineComment, .blockComment, .unterminatedComment: comment(trivia, range)
    case .semicolon: contentEnd = range.upperBound
    default: break
    }
  }

  mutating func key(_ token: StringToken) {
    append(.string, token.range)
    last = token
    isKeyLast = true
    if frames.isEmpty { frames = [Frame(container: .dictionary, start: token.range.lowerBound)] }
    frames[frames.count - 1].key = literal(token)
  }

  mutating func string(_ token: StringToken) {
    append(.string, token.range)
    last = token
    isKeyLast = false
    add(.string(literal(token)))
  }

  mutating func data(_ range: Range<Int>) {
    append(.data, range)
    var digits = HexDigits(scanner, from: range.lowerBound + 1)
    _ = digits.readToEnd()
    add(.data(digits.bytes, place(range)))
  }

  mutating func open(_ container: StringsContainer, _ range: Range<Int>) {
    append(.bracket, range)
    frames.append(Frame(container: container, start: range.lowerBound))
  }

  mutating func close(_ container: StringsContainer, _ range: Range<Int>) {
    append(.bracket, range)
    guard let frame = frames.popLast() else { return }
    add(frame.node(place(frame.start..<range.upperBound)))
  }

  mutating func endEntry() {
    guard let number = frames.indices.last, let key = frames[number].key else { return }
    let value = frames[number].value
    let end = index.position(contentEnd, in: scanner)
    // Where a semicolon is missing, comments after the value belong to what follows.
    let own = comments.prefix { number == 0 && $0.range.lowerBound < end }
    let entry = StringsEntry(
      key: key,
      value: value ?? .string(key),
      isShorthand: value == nil,
      range: key.range.lowerBound..<end,
      comments: Array(own)
    )
    frames[number].key = nil
    frames[number].value = nil
    guard number == 0 else { return frames[number].entries.append(entry) }
    comments.removeFirst(own.count)
    finish(entry)
  }

  private mutating func finish(_ entry: StringsEntry) {
    let end = entry.range.upperBound
    let trailing = comments.prefix { $0.range.lowerBound.line == end.line }
    comments.removeFirst(trailing.count)
    entries.append(entry)
    entries[entries.count - 1].trailingComments = Array(trailing)
    frames = []
    lastEntryEnd = end
  }

  mutating func abandonEntry() {
    frames = []
    lastEntryEnd = nil
  }

  mutating func report(_ fault: StringsFault) {
    if firstFault == nil { firstFault = fault }
    faultCount += 1
    guard faultCount <= StringsLimit.errors else { return hasMoreErrors = true }
    // The copy that explains the fault shares the marks of the index, if none is added to it.
    _ = index.position(min(fault.noticed + 4, scanner.count), in: scanner)
    var explainer = FaultExplainer(scanner, fault, index)
    let error = explainer.explain()
    // The same habit shows before the key and before the value; saying it once is enough.
    if error.kind == .objectiveCLiteral, let previous = errors.last,
      previous.kind == error.kind, previous.position.line == error.position.line
    {
      return
    }
    errors.append(error)
  }

  mutating func cutString(to end: Int) {
    pieces.removeAll(endingAfter: last.range.lowerBound)
    last = StringToken(
      range: last.range.lowerBound..<end,
      quote: last.quote,
      needsDecoding: last.needsDecoding,
      isCut: true
    )
    append(.string, last.range)
    if !isKeyLast, !frames.isEmpty { frames[frames.count - 1].value = .string(literal(last)) }
  }
}

extension DocumentSink {
  private mutating func append(_ kind: StringsPiece.Kind, _ range: Range<Int>) {
    pieces.append(kind, range)
    contentEnd = range.upperBound
  }

  private mutating func place(_ range: Range<Int>) -> Range<SourcePosition> {
    let lower = index.position(range.lowerBound, in: scanner)
    return lower..<index.position(range.upperBound, in: scanner)
  }

  private mutating func add(_ node: StringsNode) {
    guard let number = frames.indices.last else { return }
    frames[number].add(node)
  }

  private mutating func literal(_ token: StringToken) -> StringsLiteral {
    let lower = index.position(token.range.lowerBound, in: scanner)
    let escapes = token.needsDecoding && token.quote != nil ? escapes(token.content) : []
    let upper = index.position(token.range.upperBound, in: scanner)
    return StringsLiteral(
      text: StringsText(scanner, token),
      range: lower..<upper,
      quoteStyle: token.quoteStyle,
      isUnterminated: token.isCut,
      escapes: escapes,
      token: token
    )
  }

  private mutating func escapes(_ content: Range<Int>) -> [StringsEscape] {
    var found: [StringsEscape] = []
    var offset = content.lowerBound
    while offset < content.upperBound {
      guard scanner.byte(offset) == Ascii.backslash else {
        offset += 1
        continue
      }
      let escape = scanner.escape(at: offset, end: content.upperBound)
      let end = Swift.min(offset + escape.length, content.upperBound)
      found.append(StringsEscape(kind: escape.kind, range: place(offset..<end)))
      offset = end
    }
    return found
  }

  private mutating func comment(_ trivia: StringsTrivia, _ range: Range<Int>) {
    let isBlock = trivia != .lineComment
    let closing = trivia == .blockComment ? 2 : 0
    let token = StringToken(
      range: range.lowerBound + 2..<range.upperBound - closing,
      quote: nil,
      needsDecoding: false
    )
    let comment = StringsComment(
      text: StringsText(scanner, token).string,
      style: isBlock ? .block : .line,
      isUnterminated: trivia == .unterminatedComment,
      range: place(range)
    )
    let isTrailing = frames.isEmpty && lastEntryEnd?.line == comment.range.lowerBound.line
    if isTrailing, !entries.isEmpty {
      entries[entries.count - 1].trailingComments.append(comment)
    } else {
      comments.append(comment)
    }
  }
}
