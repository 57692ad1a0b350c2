internal import Diagnostics

/// Why a command could not do its job: a stable id for scripts and a sentence for people.
package struct CommandFailure: Error, Hashable, Sendable {
  /// A stable name in kebab-case, such as `unknown-flag`.
  package var id: String
  /// What happened, in lower case and without a full stop; what was typed stands in quotes.
  package var message: String
  /// Where in an input file it happened, as `path:line:column`.
  package var place: String?

  package init(_ id: String, _ message: String, place: String? = nil) {
    self.id = id
    self.message = message
    self.place = place
  }

  /// The line that goes to standard error.
  package var text: String {
    let place = place.map { "\($0.printable): " } ?? ""
    return "reviewprompts: error: \(place)\(message.printable) [\(id)]"
  }
}

extension CommandFailure: CustomStringConvertible {
  /// What happened, for another failure that it is the reason of.
  package var description: String { message }
}

extension CommandFailure {
  /// Says that `name` is no `kind`, and names the nearest one or all that there are.
  static func unknown(
    _ kind: String,
    _ name: String,
    among names: [String],
    hint: String? = nil
  ) -> CommandFailure {
    let id = "unknown-" + kind.replacing(" ", with: "-")
    let nearest = suggestion(for: name, among: names)
    return CommandFailure(id, "unknown \(kind) '\(name)'\(nearest)\(hint.map { "; \($0)" } ?? "")")
  }

  /// `; did you mean '…'?`, or a list when nothing is near and the list is short.
  static func suggestion(for name: String, among names: [String]) -> String {
    if let nearest = nearestName(to: name, among: names) { return "; did you mean '\(nearest)'?" }
    guard !names.isEmpty, names.count <= 12 else { return "" }
    return "; there are: " + names.joined(separator: ", ")
  }
}
