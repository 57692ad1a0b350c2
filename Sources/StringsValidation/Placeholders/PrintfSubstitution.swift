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

  /// Conversions with the arguments that their substitutions take.
  func resolve(_ conversions: [PrintfConversion]) -> [PrintfConversion] {
    guard !named.isEmpty, conversions.contains(where: { $0.variable != nil }) else {
      return conversions
    }
    let resolved = conversions.map(resolve)
    let isNumbered = conversions.contains { $0.number != nil }
    return !isNumbered && Self.countsInOrder(resolved)
      ? zip(resolved, conversions).map(Self.unnumbered) : resolved
  }

  private func resolve(_ conversion: PrintfConversion) -> PrintfConversion {
    guard let name = conversion.variable, let substitution = named[name] else { return conversion }
    var resolved = conversion
    resolved.number = conversion.number ?? substitution.number
    resolved.kind = substitution.kind
    resolved.isSubstitution = true
    return resolved
  }

  /// Whether some conversions have no number, and those of substitutions are what they would be
  /// without one, too.
  private static func countsInOrder(_ conversions: [PrintfConversion]) -> Bool {
    guard conversions.contains(where: { $0.number == nil }) else { return false }
    var next = 1
    for conversion in conversions {
      next += conversion.starCount
      guard conversion.number == nil || conversion.number == next else { return false }
      next += 1
    }
    return true
  }

  private static func unnumbered(
    _ resolved: PrintfConversion,
    _ written: PrintfConversion
  ) -> PrintfConversion {
    var conversion = resolved
    conversion.number = written.number
    return conversion
  }
}
