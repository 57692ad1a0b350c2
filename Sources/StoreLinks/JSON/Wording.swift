import Diagnostics

/// Puts what was found between quotes, shortened when long, with invisible characters named.
func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let shown = scalars.prefix(80).map { scalar -> String in
    guard isInvisible(scalar) else { return String(scalar) }
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
  return "'" + shown.joined() + (scalars.count > 80 ? "…" : "") + "'"
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
    .unassigned:
    true
  case .spaceSeparator: scalar != " "
  default: false
  }
}

/// Says which names there are, the nearest first when one is near; more than twelve are not listed.
func suggestion(_ name: String, among names: [String]) -> String {
  if let nearest = nearestName(to: name, among: names) { return ", did you mean '\(nearest)'?" }
  guard names.count <= 12, !names.isEmpty else { return "" }
  return ", expected \(alternatives(names))"
}

/// Joins names for a sentence: `'a', 'b' or 'c'`.
func alternatives(_ names: [String]) -> String {
  let names = names.map { "'\($0)'" }
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " or " + last
}
