/// A place beside that of a finding, and what is to be said about it.
package struct FindingNote: Hashable, Sendable {
  /// What is to be said, in lower case and without a full stop.
  package var message: String
  /// The other place.
  package var place: FindingPlace

  /// Makes a note.
  package init(_ message: String, at place: FindingPlace) {
    self.message = message
    self.place = place
  }
}
