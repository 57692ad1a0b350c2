/// A URI template (RFC 6570), as far as links need it: `{x}`, `{+x}`, `{/x}`, `{?x,y}` and `{&x,y}`.
struct URITemplate: Hashable, Sendable {
  enum Operator: Hashable, Sendable {
    /// `{x}`: the value, every reserved character encoded.
    case simple
    /// `{+x}`: the value, reserved characters kept.
    case reserved
    /// `{/x}`: a path segment, left out with its slash when there is no value.
    case path
    /// `{?x,y}`: the start of a query.
    case query
    /// `{&x,y}`: more of a query.
    case continuation
  }

  enum Part: Hashable, Sendable {
    case literal(String)
    case expression(Operator, [String])
  }

  var parts: [Part]

  /// The names of all variables, in the order of the template.
  var variables: [String] {
    parts.flatMap { part -> [String] in
      if case .expression(_, let names) = part { names } else { [] }
    }
  }
}

extension URITemplate {
  /// Fills the template; a variable without a value leaves nothing behind, as RFC 6570 (section 3.2) asks.
  func expand(_ values: [String: String]) -> String {
    parts.reduce(into: "") { result, part in
      switch part {
      case .literal(let text): result += text
      case .expression(let kind, let names): Self.expand(kind, names, values, into: &result)
      }
    }
  }

  private static func expand(
    _ kind: Operator,
    _ names: [String],
    _ values: [String: String],
    into result: inout String
  ) {
    var separator = kind.first
    for name in names {
      guard let value = values[name] else { continue }
      result += separator
      separator = kind.separator
      if kind == .query || kind == .continuation { result += name + "=" }
      result +=
        kind == .reserved
        ? PercentEncoding.encodeKeepingReserved(value) : PercentEncoding.encode(value)
    }
  }
}

extension URITemplate: CustomStringConvertible {
  /// The template as RFC 6570 writes it.
  var description: String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .expression(let kind, let names): "{" + kind.sign + names.joined(separator: ",") + "}"
      }
    }
    .joined()
  }
}

extension URITemplate.Operator {
  fileprivate var sign: String { self == .reserved ? "+" : first }

  fileprivate var first: String {
    switch self {
    case .simple, .reserved: ""
    case .path: "/"
    case .query: "?"
    case .continuation: "&"
    }
  }

  fileprivate var separator: String {
    switch self {
    case .simple, .reserved: ","
    case .path: "/"
    case .query, .continuation: "&"
    }
  }
}
