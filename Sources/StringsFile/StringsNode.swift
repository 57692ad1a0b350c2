package import Diagnostics

/// A value as it stands in a file.
package enum StringsNode: Hashable, Sendable {
  /// A string, the only kind of value that a table of strings should hold.
  case string(StringsLiteral)
  /// `{ key = value; … }`
  case dictionary(StringsDictionaryNode)
  /// `( value, … )`
  case array(StringsArrayNode)
  /// `< 0fbd77 >`
  case data([UInt8], Range<SourcePosition>)

  /// The place of the value, its marks or brackets included.
  package var range: Range<SourcePosition> {
    switch self {
    case .string(let literal): literal.range
    case .dictionary(let node): node.range
    case .array(let node): node.range
    case .data(_, let range): range
    }
  }

  /// What the value stands for.
  package var value: StringsValue {
    switch self {
    case .string(let literal): .string(literal.text)
    case .dictionary(let node): .dictionary(node.value)
    case .array(let node): .array(node.value)
    case .data(let bytes, _): .data(bytes)
    }
  }

  /// The string, when the value is one.
  package var literal: StringsLiteral? {
    if case .string(let literal) = self { literal } else { nil }
  }
}

/// A dictionary inside a table.
package struct StringsDictionaryNode: Hashable, Sendable {
  /// Its entries in the order of the file, those with equal keys among them.
  package let entries: [StringsEntry]
  /// Its place, braces included.
  package let range: Range<SourcePosition>
  /// What it stands for; of equal keys the last one counts.
  ///
  /// It is made as the brackets close, so that no depth of values can exhaust the stack.
  package let value: [StringsText: StringsValue]
}

/// An array inside a table.
package struct StringsArrayNode: Hashable, Sendable {
  /// Its elements in the order of the file.
  package let elements: [StringsNode]
  /// Its place, parentheses included.
  package let range: Range<SourcePosition>
  /// What it stands for.
  package let value: [StringsValue]
}

/// What a value stands for, without its place.
package enum StringsValue: Hashable, Sendable {
  case string(StringsText)
  case dictionary([StringsText: StringsValue])
  case array([StringsValue])
  case data([UInt8])
}

extension StringsValue: ExpressibleByStringLiteral {
  /// Makes a string value from a literal.
  package init(stringLiteral value: String) {
    self = .string(StringsText(value))
  }
}
