extension TextInContext {
  /// The source text whose conversions those of a text are compared with.
  ///
  /// A form for one may spell the number out that other languages print there, so a form that prints
  /// more than its own is compared with the fullest form of the same plural.
  static func formatSource(
    of text: TableText,
    _ source: TableText?,
    _ table: TableInContext
  ) -> TableText? {
    guard let source, source.form?.category != nil, let sourceTable = table.source else {
      return source
    }
    let printsMore = text.format.arguments.contains {
      source.format.kinds(of: $0.number).isEmpty
    }
    guard printsMore else { return source }
    let fullest = sourceTable.forms(ofPluralOf: source).max {
      $0.format.arguments.count < $1.format.arguments.count
    }
    guard let fullest, fullest.format.arguments.count > source.format.arguments.count else {
      return source
    }
    return fullest
  }

  /// How the conversions of a text differ from those of another; `nil` when they do not.
  static func difference(
    _ text: TableText,
    _ source: TableText?,
    _ table: TableInContext
  ) -> PrintfDifference? {
    guard let source else { return nil }
    let (found, wanted) = (text.format, source.format)
    let isSame = found.arguments == wanted.arguments && found.variables == wanted.variables
    guard !isSame, !isToldBySubstitution(found, wanted) else { return nil }
    var difference = PrintfDifference(from: wanted, to: found)
    let mayBeAllowed = !difference.added.isEmpty || !difference.moved.isEmpty
    if mayBeAllowed, source.form?.category != nil, let sourceTable = table.source {
      difference.allow(sourceTable.forms(ofPluralOf: source).map(\.format))
    }
    // The text that names a plural prints the other values of a source text without one.
    if source.form == nil, text.form?.variable.isEmpty == false { difference.allowLess() }
    return difference.isEmpty ? nil : difference
  }

  /// Whether the number of a substitution is another argument or kind, which is told once, where the
  /// substitution is named.
  private static func isToldBySubstitution(_ found: PrintfFormat, _ wanted: PrintfFormat) -> Bool {
    guard let found = found.substitutionNumber, let wanted = wanted.substitutionNumber else {
      return false
    }
    return found.number != wanted.number || found.kind != wanted.kind
  }
}
