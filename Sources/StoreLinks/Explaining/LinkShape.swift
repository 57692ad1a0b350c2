/// A URI template seen from the other side: what a link made with it looks like.
struct LinkShape: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case literal(String)
    case variable(String)
    /// A path segment that may be missing, with the slash before it.
    case segment(String)
  }

  struct Item: Hashable, Sendable {
    var name: String
    var value: [Piece]
    var isOptional: Bool
  }

  private(set) var base: [Piece] = []
  private(set) var items: [Item] = []
  private var isQuery = false

  init(_ template: URITemplate) {
    for part in template.parts {
      switch part {
      case .literal(let text): add(text[...])
      case .expression(.path, let names): base += names.map(Piece.segment)
      case .expression(.query, let names), .expression(.continuation, let names):
        isQuery = true
        items += names.map { Item(name: $0, value: [.variable($0)], isOptional: true) }
      case .expression(_, let names):
        for name in names { add(.variable(name)) }
      }
    }
  }

  private mutating func add(_ piece: Piece) {
    if !isQuery {
      base.append(piece)
    } else if let last = items.indices.last {
      items[last].value.append(piece)
    }
  }

  private mutating func add(_ literal: Substring) {
    guard !isQuery else { return addQuery(literal) }
    guard let mark = literal.firstIndex(of: "?") else { return add(.literal(String(literal))) }
    add(.literal(String(literal[..<mark])))
    isQuery = true
    addQuery("&" + literal[mark...].dropFirst())
  }

  private mutating func addQuery(_ literal: Substring) {
    let tokens = literal.split(separator: "&", omittingEmptySubsequences: false)
    if let rest = tokens.first, !rest.isEmpty { add(.literal(String(rest))) }
    for token in tokens.dropFirst() {
      let parts = token.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 && !parts[1].isEmpty ? [Piece.literal(String(parts[1]))] : []
      items.append(Item(name: String(parts.first ?? ""), value: value, isOptional: false))
    }
  }
}

extension [LinkShape.Piece] {
  /// Finds values for the variables with which these pieces give `text`; they stay as they are written.
  func match(_ text: Substring, ignoringCase: Bool = false) -> [String: String]? {
    self[...].match(text, ignoringCase)
  }
}

extension ArraySlice<LinkShape.Piece> {
  fileprivate func match(_ text: Substring, _ ignoringCase: Bool) -> [String: String]? {
    guard let piece = first else { return text.isEmpty ? [:] : nil }
    switch piece {
    case .literal(let literal):
      let start = text.prefix(literal.count)
      let isEqual = start == literal || ignoringCase && start.lowercased() == literal.lowercased()
      return isEqual ? dropFirst().match(text[start.endIndex...], ignoringCase) : nil
    case .segment(let name):
      if text.first == "/", let found = take(name, from: text.dropFirst(), ignoringCase) {
        return found
      }
      return dropFirst().match(text, ignoringCase)
    case .variable(let name):
      return take(name, from: text, ignoringCase)
    }
  }

  /// Gives the variable as much as its segment holds, or else the shortest part that lets the rest match.
  private func take(_ name: String, from text: Substring, _ ignoringCase: Bool) -> [String: String]?
  {
    let segment = text.prefix { !"/?#&".contains($0) }
    guard !segment.isEmpty else { return nil }
    let needsPart: Bool =
      if case .literal(let next)? = dropFirst().first { next.first != "/" } else { false }
    var ends = [segment.endIndex]
    if needsPart { ends = segment.indices.dropFirst() + ends }
    for end in ends {
      guard var found = dropFirst().match(text[end...], ignoringCase) else { continue }
      found[name] = String(segment[..<end])
      return found
    }
    return nil
  }
}
