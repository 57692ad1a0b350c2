import Diagnostics
import StringsFile

/// What a table's file holds besides its texts, by its format.
enum TableContent: Sendable {
  /// A strings file.
  case strings(StringsContent)
  /// A property list in XML or a catalog: its lines, and whether it was read to its end.
  case lines(LineIndex, isWhole: Bool)
}

/// A comment that allows something, in a format other than strings files.
struct TableComment: Sendable {
  var text: String
  var range: Range<SourcePosition>
  var key: String
}

/// Something wrong with a file as a file, found while it was read.
struct TableFault: Sendable {
  /// The id of the rule that it breaks.
  var rule: String
  var message: String
  var range: Range<SourcePosition>?
  var key: String?
  var notes: [FindingNote] = []
  var fix: Fix?
  /// How severe it is, where that differs from the rule's own severity.
  var severity: Severity?
}
