package import Diagnostics

/// A JSON text (RFC 8259) that was read: its value and, for everything in it, where it stands.
package struct JSONDocument: Sendable {
  /// The bytes that were read.
  package let bytes: [UInt8]
  /// The document's value.
  package let root: JSONNode

  /// The depth to which arrays and objects may be nested, unless said otherwise.
  package static let depthLimit = 256

  /// Reads a document in UTF-8. A byte-order mark at its start is passed over.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - depthLimit: how deep arrays and objects may be nested, from 0 up.
  /// - Throws: the first thing that is wrong, and where.
  package init(_ bytes: [UInt8], depthLimit: Int = Self.depthLimit) throws(JSONFault) {
    var parser = JSONParser(bytes, depthLimit: depthLimit)
    root = try parser.parseDocument()
    self.bytes = bytes
  }

  /// The line and column of a byte; columns count Unicode scalars.
  package func position(at offset: Int) -> SourcePosition {
    SourcePosition(of: offset, in: bytes)
  }

  /// The first key that an object has twice, with both places, or `nil`. Nested objects are looked
  /// through, too.
  package func firstDuplicateKey() -> JSONFault? {
    root.firstDuplicate(in: bytes)
  }
}

extension JSONNode {
  fileprivate func firstDuplicate(in bytes: [UInt8]) -> JSONFault? {
    var seen: [String: Int] = [:]
    for member in members ?? [] {
      if let earlier = seen[member.key] {
        let first = SourcePosition(of: earlier, in: bytes)
        return JSONFault(
          .duplicateKey(member.key, first: first),
          at: member.keyRange.lowerBound,
          in: bytes
        )
      }
      seen[member.key] = member.keyRange.lowerBound
      if let nested = member.value.firstDuplicate(in: bytes) { return nested }
    }
    for element in elements ?? [] {
      if let nested = element.firstDuplicate(in: bytes) { return nested }
    }
    return nil
  }
}
