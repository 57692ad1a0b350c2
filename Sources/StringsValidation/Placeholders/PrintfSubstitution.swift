/// What a substitution of a string catalog, `%#@name@`, prints.
struct PrintfSubstitution: Hashable, Sendable {
  /// The number of the argument, counted from 1; `nil` when it takes the next one.
  var number: Int?
  var kind: PrintfConversion.Kind

  /// Takes the fields of a substitution.
  ///
  /// - Parameters:
  ///   - number: the number under `argNum`.
  ///   - specifier: the text under `formatSpecifier`, such as `lld`.
  init(number: Int?, specifier: String?) {
    self.number = number.flatMap { $0 > 0 ? $0 : nil }
    // Plurals count whole numbers where nothing else is said.
    kind = specifier.flatMap { PrintfFormat("%" + $0).conversions.first?.kind } ?? .integer
  }
}

/// The substitutions that a text of a catalog can name.
struct PrintfSubstitutions: Sendable {
  /// What each of them prints, by their names.
  var named: [String: PrintfSubstitution] = [:]
  /// The one that the text is a form of, whose number is `%arg`.
  var own: PrintfSubstitution?

  /// A conversion with the argument that its substitution takes.
  func resolve(_ conversion: PrintfConversion) -> PrintfConversion {
    guard let name = conversion.variable, let substitution = named[name] else { return conversion }
    var resolved = conversion
    resolved.number = conversion.number ?? substitution.number
    resolved.kind = substitution.kind
    resolved.isSubstitution = true
    return resolved
  }
}
