public import Diagnostics

/// A value as it stands in a file.
public enum StringsNode: Hashable, Sendable {
  /// A string, the only kind of value that a table of strings should hold.
  case string(StringsLiteral)
  /// `{ key = value; … }`
  case dictionary(StringsDictionaryNode)
  /// `( value, … )`
  case array(StringsArrayNode)
  /// `< 0fbd77 >`
  case data([UInt8], Range<SourcePosition>)

  /// The place of the value, its marks or brackets included.
  public var range: Range<SourcePosition> {
    switch self {
    case .string(let literal): literal.range
    case .dictionary(let node): node.range
    case .array(let node): node.range
    case .data(_, let range): range
    }
  }

  /// What the value stands for.
  public var value: StringsValue {
    switch self {
    case .string(let literal): .string(literal.text)
    case .dictionary(let node): .dictionary(node.value)
    case .array(let node): .array(node.value)
    case .data(let bytes, _): .data(bytes)
    }
  }

  /// The string, when the value is one.
  public var literal: StringsLiteral? {
    if case .string(let literal) = self { literal } else { nil }
  }
}

/// A dictionary inside a table.
public struct StringsDictionaryNode: Hashable, Sendable {
  /// Its entries in the order of the file, those with equal keys among them.
  public let entries: [StringsEntry]
  /// Its place, braces included.
  public let range: Range<SourcePosition>
  /// What it stands for; of equal keys the last one counts.
  ///
  /// It is made as the brackets close, so that no depth of values can exhaust the stack.
  public let value: [StringsText: StringsValue]
}

/// An array inside a table.
public struct StringsArrayNode: Hashable, Sendable {
  /// Its elements in the order of the file.
  public let elements: [StringsNode]
  /// Its place, parentheses included.
  public let range: Range<SourcePosition>
  /// What it stands for.
  public let value: [StringsValue]
}

/// What a value stands for, without its place.
public enum StringsValue: Hashable, Sendable {
  case string(StringsText)
  case dictionary([StringsText: StringsValue])
  case array([StringsValue])
  case data([UInt8])
}

extension StringsValue: ExpressibleByStringLiteral {
  /// Makes a string value from a literal.
  public init(stringLiteral value: String) {
    self = .string(StringsText(value))
  }
}
