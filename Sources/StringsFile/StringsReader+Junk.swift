extension StringsReader {
  /// Passes over what cannot be read, up to what seems to be the next entry or comment.
  mutating func skipJunk() {
    startAgain()
    passUnread(to: endOfStrayCharacters() ?? startOfNextEntry())
  }

  /// Expects an entry of the table itself, whatever is open.
  mutating func startAgain() {
    brackets = []
    notATable = nil
    if state == .afterTable { tableBrace = nil }
    state = .key
  }

  /// The end of single characters that stand before an entry or at the end of a line.
  private mutating func endOfStrayCharacters() -> Int? {
    var offset = at
    var braces = 0
    while offset < scanner.count {
      let scalar = scanner.scalar(at: offset)
      guard let value = scalar.value, Lookalike.isStrayAlone(value) else { break }
      if value == "{" { braces += 1 }
      offset += scalar.length
      let next = scanner.endOfSpaces(from: offset)
      if isResumption(next) || scanner.peek(next).map(ByteScanner.isLineEnd) == true {
        strayBraces += braces
        return offset
      }
      offset = next
    }
    return nil
  }

  private mutating func startOfNextEntry() -> Int {
    var offset = at
    while let found = scanner.peek(offset) {
      offset += 1
      if ByteScanner.isLineEnd(found) {
        let next = scanner.endOfSpaces(from: offset)
        if isResumption(next) || scanner.conflictMarker(at: offset) != nil { return next }
      } else if found == Ascii.semicolon, scanner.isEntry(scanner.endOfSpaces(from: offset)) {
        return offset
      }
    }
    return offset
  }

  private func isResumption(_ offset: Int) -> Bool {
    guard let found = scanner.peek(offset) else { return true }
    if found == Ascii.closeBrace { return tableBrace != nil || strayBraces > 0 }
    return scanner.isComment(offset) || scanner.isEntry(offset)
  }
}
