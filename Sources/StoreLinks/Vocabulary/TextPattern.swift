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
    let scalars = Array(text.unicodeScalars)
    guard scalars.count <= Self.longestText else { return false }
    var reach = 0
    return advance(node, from: [0], over: scalars, reach: &reach).contains(scalars.count)
  }

  /// The number of scalars at the start of `text` that a text of this form may start with.
  func reach(in text: String) -> Int {
    let scalars = Array(text.unicodeScalars.prefix(Self.longestText))
    var reach = 0
    _ = advance(node, from: [0], over: scalars, reach: &reach)
    return reach
  }

  private func advance(
    _ node: Node,
    from places: Set<Int>,
    over scalars: [Unicode.Scalar],
    reach: inout Int
  ) -> Set<Int> {
    switch node {
    case .scalars(let ranges, let negated):
      var next: Set<Int> = []
      for place in places where place < scalars.count {
        guard ranges.contains(where: { $0.contains(scalars[place]) }) != negated else { continue }
        next.insert(place + 1)
        reach = max(reach, place + 1)
      }
      return next
    case .sequence(let nodes):
      return nodes.reduce(places) { advance($1, from: $0, over: scalars, reach: &reach) }
    case .choice(let nodes):
      return nodes.reduce(into: []) {
        $0.formUnion(advance($1, from: places, over: scalars, reach: &reach))
      }
    case .repetition(let node, let least, let most):
      var current = places
      var reached: Set<Int> = least == 0 ? places : []
      for count in 1...max(most, 1) where most > 0 {
        current = advance(node, from: current, over: scalars, reach: &reach)
        if count > least { current.subtract(reached) }
        if current.isEmpty { break }
        if count >= least { reached.formUnion(current) }
      }
      return reached
    }
  }
}
