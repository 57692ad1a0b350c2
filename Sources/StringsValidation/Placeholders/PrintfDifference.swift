/// How the conversions of a translation differ from those of its source text, argument by argument.
struct PrintfDifference: Hashable {
  /// Arguments that the translation prints and the source does not, by their numbers.
  let added: [Int]
  /// Arguments that the source prints and the translation does not.
  let dropped: [Int]
  /// Arguments that are printed as another kind of value.
  let changed: [Int]
  /// Whether the same unnumbered conversions stand in another order.
  let isReordered: Bool

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
  }

  private static func count(
    _ arguments: [PrintfFormat.Argument]
  ) -> [PrintfConversion.Kinds: Int] {
    arguments.reduce(into: [:]) { $0[$1.kinds, default: 0] += 1 }
  }
}
