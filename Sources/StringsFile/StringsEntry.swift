package import Diagnostics

/// A key and its value as they stand in a file.
package struct StringsEntry: Hashable, Sendable {
  /// The key.
  package let key: StringsLiteral
  /// The value; of an entry `key;` it is the key itself.
  package let value: StringsNode
  /// Whether the entry is `key;`, which stands for `key = key;`.
  package let isShorthand: Bool
  /// The place of the entry, from its key to its semicolon, or to its value when there is none.
  package let range: Range<SourcePosition>
  /// The comments before the semicolon and after the entry before, in the order of the file.
  package let comments: [StringsComment]
  /// The comments after the semicolon on the same line.
  package internal(set) var trailingComments: [StringsComment] = []

  /// The comment right above the entry: the last one, if no empty line parts it from the key.
  package var comment: StringsComment? {
    comments.last { $0.range.lowerBound < key.range.lowerBound }.flatMap {
      key.range.lowerBound.line - $0.range.upperBound.line <= 1 ? $0 : nil
    }
  }
}

/// A comment as it stands in a file.
package struct StringsComment: Hashable, Sendable {
  /// The marks of a comment.
  package enum Style: Hashable, Sendable {
    /// `// …`
    case line
    /// `/* … */`
    case block
  }

  /// What stands between the marks, blanks included.
  package let text: String
  /// The marks around it.
  package let style: Style
  /// Whether it is a `/*` comment that runs to the end of the file, which CoreFoundation accepts.
  package let isUnterminated: Bool
  /// Its place, marks included.
  package let range: Range<SourcePosition>
}
