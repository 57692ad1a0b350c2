/// What a URI template lacks, found while it was read.
struct URITemplateError: Error, Hashable {
  var expected: String
}

extension URITemplate {
  /// Reads a template; a literal may hold only what a URI may hold (RFC 3986), so no expansion can hold more.
  init(_ text: String) throws(URITemplateError) {
    guard text.utf8.count <= 1000 else { throw URITemplateError(expected: "1000 bytes at most") }
    parts = []
    var rest = text[...]
    while let first = rest.first {
      if first == "{" {
        guard let end = rest.firstIndex(of: "}") else { throw URITemplateError(expected: "'}'") }
        parts.append(try Self.expression(rest[..<end].dropFirst()))
        rest = rest[end...].dropFirst()
      } else {
        let literal = rest.prefix { $0 != "{" }
        try Self.check(literal)
        parts.append(.literal(String(literal)))
        rest = rest[literal.endIndex...]
      }
    }
  }

  private static func check(_ literal: Substring) throws(URITemplateError) {
    for byte in literal.utf8 where byte != UInt8(ascii: "%") {
      guard PercentEncoding.isUnreserved(byte) || PercentEncoding.isReserved(byte) else {
        throw URITemplateError(expected: "only characters that a URI may hold (RFC 3986)")
      }
    }
    guard PercentEncoding.decode(literal) != nil else {
      throw URITemplateError(expected: "two hexadecimal digits after '%'")
    }
  }

  private static func expression(_ text: Substring) throws(URITemplateError) -> Part {
    let kind: Operator =
      switch text.first {
      case "+": .reserved
      case "/": .path
      case "?": .query
      case "&": .continuation
      default: .simple
      }
    let list = kind == .simple ? text : text.dropFirst()
    let names = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for name in names {
      guard !name.isEmpty, name.utf8.allSatisfy({ isNameByte($0) }) else {
        throw URITemplateError(expected: "names of letters, digits and '_' between '{' and '}'")
      }
    }
    return .expression(kind, names)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    PercentEncoding.isUnreserved(byte) && !"-.~".utf8.contains(byte) || byte == UInt8(ascii: "_")
  }
}
