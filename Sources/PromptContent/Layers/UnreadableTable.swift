/// A string table that could not be read: where it stands and what is wrong with it.
public struct UnreadableTable: Error, Hashable, Sendable {
  /// The file, or whatever tells the reader which table is meant.
  public var path: String
  /// The line, counted from 1, when one is known.
  public var line: Int?
  /// The column, counted from 1 in Unicode scalars, when one is known.
  public var column: Int?
  /// What is wrong, in lower case and without a full stop.
  public var reason: String
  /// A stable name of the fault in kebab-case, such as `missing-semicolon`.
  public var id: String

  /// Makes a report of an unreadable table.
  public init(path: String, line: Int? = nil, column: Int? = nil, reason: String, id: String) {
    self.path = path
    self.line = line
    self.column = column
    self.reason = reason
    self.id = id
  }

  /// The path, followed by line and column when they are known.
  public var place: String {
    [path, line.map(String.init), column.map(String.init)].compactMap(\.self)
      .joined(separator: ":")
  }
}

extension UnreadableTable: CustomStringConvertible {
  /// The place and the reason, as compilers print them.
  public var description: String { "\(place): \(reason) [\(id)]" }
}
