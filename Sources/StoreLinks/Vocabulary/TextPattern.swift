/// The form a text must have: a small part of regular expressions, enough for ids and tokens.
///
/// There are characters, `.`, `[a-z]`, `[^a-z]`, groups, `|`, and the counts `*`, `+`, `?`, `{n}`, `{n,}`
/// and `{n,m}`; `\` takes the next character as it is. The whole text must match. Matching keeps the set of all
/// places reached, so no text can make it run away, and it knows how far a text was good.
struct TextPattern: Hashable, Sendable {
  indirect enum Node: Hashable, Sendable {
    /// One scalar out of the ranges, or one out of all others.
    case scalars([ClosedRange<Unicode.Scalar>], negated: Bool)
    case sequence([Node])
    case choice([Node])
    case repetition(Node, least: Int, most: Int)
  }

  var node: Node

  /// Longer texts match no pattern: every id and token is far shorter.
  static let longestText = 2048
}

extension TextPattern {
  /// Tells whether the whole of `text` has this form.
  func matches(_ text: String) -> Bool {
    var run = Run(scalars: Array(text.unicodeScalars.prefix(Self.longestText + 1)))
    guard run.scalars.count <= Self.longestText else { return false }
    return run.advance(node, from: [0]).last == run.scalars.count
  }

  /// The number of scalars at the start of `text` that a text of this form may start with.
  func reach(in text: String) -> Int {
    var run = Run(scalars: Array(text.unicodeScalars.prefix(Self.longestText)))
    _ = run.advance(node, from: [0])
    return run.reach
  }

  /// One walk over a text; places are sorted and none is there twice.
  private struct Run {
    let scalars: [Unicode.Scalar]
    var reach = 0

    mutating func advance(_ node: Node, from places: [Int]) -> [Int] {
      switch node {
      case .scalars(let ranges, let negated):
        var next: [Int] = []
        for place in places where place < scalars.count {
          let scalar = scalars[place]
          if ranges.contains(where: { $0.contains(scalar) }) != negated { next.append(place + 1) }
        }
        reach = max(reach, next.last ?? 0)
        return next
      case .sequence(let nodes):
        return nodes.reduce(places) { advance($1, from: $0) }
      case .choice(let nodes):
        return nodes.reduce([]) { Self.union($0, advance($1, from: places)) }
      case .repetition(let node, let least, let most):
        return repeated(node, from: places, least: least, most: most)
      }
    }

    private mutating func repeated(
      _ node: Node,
      from places: [Int],
      least: Int,
      most: Int
    ) -> [Int] {
      var reached = least == 0 ? places : []
      var current = places
      var count = 0
      while count < most, !current.isEmpty {
        current = advance(node, from: current)
        count += 1
        guard count >= least else { continue }
        if count > least { current.removeAll { reached.contains($0) } }
        reached = Self.union(reached, current)
      }
      return reached
    }

    private static func union(_ left: [Int], _ right: [Int]) -> [Int] {
      guard let last = left.last, let first = right.first else { return left + right }
      if last < first { return left + right }
      return Set(left).union(right).sorted()
    }
  }
}
