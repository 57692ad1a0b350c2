extension String {
  /// The string as it may stand in a text of a direction; see ``BidiIsolation``.
  func isolated(in direction: TextDirection) -> String {
    guard mayNeedIsolation(in: direction) else { return self }
    let balanced = hasBidiControls ? withBalancedBidiControls : self
    let isForeign = unicodeScalars.contains { scalar in
      guard let strong = TextDirection(strongDirectionOf: scalar) else { return false }
      return strong != direction
    }
    return isForeign ? "\u{2068}" + balanced + "\u{2069}" : balanced
  }

  /// A quick look at the bytes that lets nearly every string of the text's own script pass.
  private func mayNeedIsolation(in direction: TextDirection) -> Bool {
    switch direction {
    case .leftToRight:
      // The first letter written from right to left is U+05BE, D6 BE in UTF-8.
      utf8.contains { $0 >= 0xD6 }
    case .rightToLeft:
      utf8.contains { $0 >= 0x80 || ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
    }
  }

  private var hasBidiControls: Bool {
    // All of them begin with E2 in UTF-8.
    utf8.contains(0xE2) && unicodeScalars.contains { BidiControl($0) != nil }
  }

  /// The string with every embedding, override and isolate closed, and nothing closed that was not
  /// opened.
  private var withBalancedBidiControls: String {
    var result = UnicodeScalarView()
    var open: [BidiControl] = []
    for scalar in unicodeScalars {
      switch BidiControl(scalar) {
      case nil:
        break
      case .embedding:
        open.append(.embedding)
      case .isolate:
        open.append(.isolate)
      case .endOfEmbedding:
        guard open.last == .embedding else { continue }
        open.removeLast()
      case .endOfIsolate:
        // The end of an isolate also ends the embeddings in it.
        guard let start = open.lastIndex(of: .isolate) else { continue }
        open.removeSubrange(start...)
      }
      result.append(scalar)
    }
    for control in open.reversed() { result.append(control == .isolate ? "\u{2069}" : "\u{202C}") }
    return String(result)
  }
}
