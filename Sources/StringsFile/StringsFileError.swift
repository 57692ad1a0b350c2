public import Diagnostics

/// What is wrong with a strings file, and where.
///
/// ```swift
/// do {
///   _ = try StringsTable(Array("\"a\" = \"b\"\n".utf8))
/// } catch {
///   print(error)  // 1:10: missing semicolon after the value [missing-semicolon]
/// }
/// ```
public struct StringsFileError: Error, Hashable, Sendable {
  /// What is wrong.
  public var kind: Kind
  /// The place to point at: where something is missing, or what should not be there.
  public var range: Range<SourcePosition>
  /// The place at which reading could not go on, often the next character after `range`.
  public var noticed: SourcePosition

  /// The characters that are wrong, where they are not those of `range`: the colon behind a blank in
  /// `"a" : "b";`, while `range` is the place behind the key at which `=` is missing.
  package internal(set) var mistake: Range<SourcePosition>?

  /// Makes an error.
  public init(kind: Kind, range: Range<SourcePosition>, noticed: SourcePosition) {
    self.kind = kind
    self.range = range
    self.noticed = noticed
  }

  /// The place to point at.
  public var position: SourcePosition { range.lowerBound }
}

extension StringsFileError {
  /// A part of an entry.
  public enum Part: String, Hashable, Sendable {
    case key
    case value
  }

  /// What stands where something else was expected.
  public enum Found: Hashable, Sendable {
    case endOfFile
    case character(Unicode.Scalar)
    /// Bytes that are no character.
    case undecodable
  }

  /// A whole property list that is no table of keys and values.
  public enum TopLevel: String, Hashable, Sendable {
    case string
    case array
    case data
  }

  /// What is wrong with a file.
  public enum Kind: Hashable, Sendable {
    // The file as a whole.
    case emptyFile
    case binaryPropertyList
    case xmlPropertyList
    case utf16WithoutByteOrderMark
    case undecodableBytes(first: UInt8, guess: CharsetGuess?)
    case undecodableUTF32
    case notATable(TopLevel)
    case textAfterTable(Found)

    // What is missing in an entry.
    case missingSemicolon(after: Part, found: Found)
    case semicolonInsideQuotes
    case missingEquals(found: Found)
    case colonForEquals
    case missingValue(found: Found)

    // Quotation marks.
    case missingOpeningQuote(Part)
    case unescapedQuote(in: Part)
    case escapedClosingQuote(opened: SourcePosition)
    case unterminatedString(Part, opened: SourcePosition)
    case unterminatedEscape
    case unquotedText(found: Found)
    case smartQuote(Unicode.Scalar)

    // What stands between entries.
    case strayCharacter(Found)
    case doubledSemicolon
    case conflictMarker(Unicode.Scalar)
    case invisibleCharacter(Unicode.Scalar)
    case lookalikePunctuation(found: Unicode.Scalar, meant: Unicode.Scalar)
    case hashComment
    case htmlComment
    case nestedComment
    case objectiveCLiteral
    case localizedStringCall
    case proseOutsideComment

    // Values that are not strings.
    case unclosedDictionary(found: Found)
    case unclosedArray(found: Found)
    case unclosedData
    case oddHexDigits(found: Found)
    case invalidHexDigit(found: Found)
    case tooDeeplyNested(limit: Int)
  }
}

extension StringsFileError: CustomStringConvertible {
  /// The place, the message and the rule: `1:10: missing semicolon after the value [missing-semicolon]`.
  public var description: String { "\(position): \(message) [\(rule)]" }
}
