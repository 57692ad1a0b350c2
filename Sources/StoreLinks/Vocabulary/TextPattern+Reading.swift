/// What a pattern lacks, found while it was read.
struct TextPatternError: Error, Hashable {
  var expected: String
}

extension TextPattern {
  /// Reads a pattern from its text.
  init(_ text: String) throws(TextPatternError) {
    guard text.utf8.count <= 1000 else { throw TextPatternError(expected: "1000 bytes at most") }
    var reader = Reader(rest: text.unicodeScalars[...])
    node = try reader.choice()
    guard reader.rest.isEmpty else { throw TextPatternError(expected: "'(' before ')'") }
  }

  private struct Reader {
    var rest: Substring.UnicodeScalarView

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard rest.first == scalar else { return false }
      rest.removeFirst()
      return true
    }

    mutating func choice() throws(TextPatternError) -> Node {
      var branches = [try sequence()]
      while take("|") { branches.append(try sequence()) }
      return branches.count == 1 ? branches[0] : .choice(branches)
    }

    mutating func sequence() throws(TextPatternError) -> Node {
      var nodes: [Node] = []
      while let next = rest.first, next != "|", next != ")" {
        nodes.append(try count(of: atom()))
      }
      return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    mutating func atom() throws(TextPatternError) -> Node {
      let scalar = try next(or: "a character")
      switch scalar {
      case "(":
        let node = try choice()
        guard take(")") else { throw TextPatternError(expected: "')'") }
        return node
      case "[": return try scalarClass()
      case ".": return .scalars([], negated: true)
      case "\\":
        let escaped = try next(or: "a character after '\\'")
        return .scalars([escaped...escaped], negated: false)
      case "*", "+", "?", "{": throw TextPatternError(expected: "something before '\(scalar)'")
      default: return .scalars([scalar...scalar], negated: false)
      }
    }

    mutating func next(or expected: String) throws(TextPatternError) -> Unicode.Scalar {
      guard let scalar = rest.popFirst() else { throw TextPatternError(expected: expected) }
      return scalar
    }

    mutating func scalarClass() throws(TextPatternError) -> Node {
      let negated = take("^")
      var ranges: [ClosedRange<Unicode.Scalar>] = []
      while !take("]") {
        let first = try classScalar()
        guard rest.first == "-", rest.dropFirst().first != "]" else {
          ranges.append(first...first)
          continue
        }
        rest.removeFirst()
        let last = try classScalar()
        guard first <= last else { throw TextPatternError(expected: "a range that goes up") }
        ranges.append(first...last)
      }
      return .scalars(ranges, negated: negated)
    }

    mutating func classScalar() throws(TextPatternError) -> Unicode.Scalar {
      let scalar = try next(or: "']'")
      return scalar == "\\" ? try next(or: "a character after '\\'") : scalar
    }

    mutating func count(of node: Node) throws(TextPatternError) -> Node {
      if take("*") { return .repetition(node, least: 0, most: longestText) }
      if take("+") { return .repetition(node, least: 1, most: longestText) }
      if take("?") { return .repetition(node, least: 0, most: 1) }
      guard take("{") else { return node }
      let least = try number()
      guard take(",") else {
        guard take("}") else { throw TextPatternError(expected: "'}'") }
        return .repetition(node, least: least, most: least)
      }
      let most = rest.first == "}" ? longestText : try number()
      guard take("}"), least <= most else { throw TextPatternError(expected: "a count") }
      return .repetition(node, least: least, most: most)
    }

    mutating func number() throws(TextPatternError) -> Int {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      rest = rest[digits.endIndex...]
      guard let number = Int(String(digits)), number <= longestText else {
        throw TextPatternError(expected: "a number up to \(longestText)")
      }
      return number
    }
  }
}
