/// How the conversions of a translation differ from those of its source text, argument by argument.
struct PrintfDifference: Hashable {
  /// Arguments that the translation prints and the source does not, by their numbers.
  private(set) var added: [Int]
  /// Arguments that the source prints and the translation does not.
  private(set) var dropped: [Int]
  /// Arguments that are printed as another kind of value.
  private(set) var changed: [Int]
  /// Whether the same unnumbered conversions stand in another order.
  let isReordered: Bool
  /// Plurals that count another argument than in the source text, in the order of the arguments.
  private(set) var moved: [MovedVariable]

  /// A plural variable that counts another argument than in the source text.
  struct MovedVariable: Hashable {
    /// The name in `%#@name@`.
    let name: String
    /// The number of the argument in the translation.
    let found: Int
    /// The number of the argument in the source text.
    let wanted: Int
  }

  init(from source: PrintfFormat, to translation: PrintfFormat) {
    let wanted = source.arguments
    let found = translation.arguments
    added = found.map(\.number).filter { source.kinds(of: $0).isEmpty }
    dropped = wanted.map(\.number).filter { translation.kinds(of: $0).isEmpty }
    changed = wanted.filter { argument in
      let kinds = translation.kinds(of: argument.number)
      return !kinds.isEmpty && kinds != argument.kinds
    }.map(\.number)
    let isUnnumbered = translation.certain.allSatisfy { $0.number == nil }
    isReordered =
      isUnnumbered && changed.count > 1 && added.isEmpty && dropped.isEmpty
      && Self.count(wanted) == Self.count(found)
    moved = Self.moved(source.variables, translation.variables)
    // What is said of a plural is not said of its number again.
    for variable in moved {
      added.removeAll { $0 == variable.found }
      dropped.removeAll { $0 == variable.wanted }
      changed.removeAll { $0 == variable.found || $0 == variable.wanted }
    }
  }

  /// Whether nothing differs.
  var isEmpty: Bool {
    added.isEmpty && dropped.isEmpty && changed.isEmpty && moved.isEmpty && !isReordered
  }

  /// Takes away what other forms of the same source text print too.
  mutating func allow(_ forms: [PrintfFormat]) {
    added.removeAll { number in forms.contains { !$0.kinds(of: number).isEmpty } }
    moved.removeAll { variable in forms.contains { $0.variables[variable.name] == variable.found } }
  }

  /// Takes away what the translation leaves out.
  mutating func allowLess() {
    dropped = []
  }

  private static func moved(
    _ wanted: [String: Int],
    _ found: [String: Int]
  ) -> [MovedVariable] {
    guard !wanted.isEmpty, !found.isEmpty else { return [] }
    let moved = found.compactMap { name, number -> MovedVariable? in
      guard let place = wanted[name], place != number else { return nil }
      return MovedVariable(name: name, found: number, wanted: place)
    }
    return moved.sorted { ($0.found, $0.name) < ($1.found, $1.name) }
  }

  private static func count(
    _ arguments: [PrintfFormat.Argument]
  ) -> [PrintfConversion.Kinds: Int] {
    arguments.reduce(into: [:]) { $0[$1.kinds, default: 0] += 1 }
  }
}
