/// A place in a text, as an editor shows it and as a program finds it.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, counted from 1. A line ends at LF, CR or CRLF.
  public var line: Int
  /// The column, counted from 1 in Unicode scalars; a byte-order mark at the start of a file is not counted.
  public var column: Int
  /// The distance in bytes from the start of the file, a byte-order mark included.
  public var byteOffset: Int

  /// Makes a position from its line and column, both counted from 1, and its distance in bytes.
  public init(line: Int, column: Int, byteOffset: Int) {
    self.line = line
    self.column = column
    self.byteOffset = byteOffset
  }

  /// Orders positions of one text as they come in it.
  public static func < (left: Self, right: Self) -> Bool {
    left.byteOffset < right.byteOffset
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position as compilers print it: `line:column`.
  public var description: String { "\(line):\(column)" }
}
