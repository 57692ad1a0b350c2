package import Diagnostics

/// What is wrong with a JSON document, and where.
package struct JSONFault: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Problem: Hashable, Sendable {
    /// The document ends where something had to follow.
    case unexpectedEnd(expected: String)
    /// Something stands where something else had to.
    case unexpected(found: String, expected: String)
    /// The document goes on behind its value.
    case trailing(found: String)
    /// A byte that is no UTF-8.
    case invalidUTF8(byte: UInt8)
    /// A control character that has to be escaped in a string.
    case unescapedControl(UInt8)
    /// A backslash with something behind it that is no escape.
    case invalidEscape(String)
    /// Half of a surrogate pair, which is no character.
    case loneSurrogate(String)
    /// A number such as `01`, `1.` or `+1`.
    case invalidNumber(String)
    /// Arrays and objects nested too deep.
    case tooDeep(limit: Int)
    /// A key that the object has already.
    case duplicateKey(String, first: SourcePosition)
    /// A key that means nothing here; those that would.
    case unknownKey(String, known: [String])
    /// A key that has to be there.
    case missingKey(String)
    /// A value of another kind than the one that belongs here.
    case wrongKind(found: String, expected: String)
    /// A value of the right kind that cannot be.
    case invalidValue(String)
  }

  /// What is wrong.
  package var problem: Problem
  /// Where it starts.
  package var position: SourcePosition

  /// Makes a fault at a position.
  package init(_ problem: Problem, at position: SourcePosition) {
    self.problem = problem
    self.position = position
  }

  /// Makes a fault at a byte of a document.
  package init(_ problem: Problem, at offset: Int, in bytes: [UInt8]) {
    self.init(problem, at: SourcePosition(of: offset, in: bytes))
  }
}
