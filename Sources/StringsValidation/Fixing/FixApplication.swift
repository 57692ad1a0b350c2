package import Diagnostics

/// Bytes of a file after fixes.
package struct FixApplication: Sendable {
  /// The bytes of the file.
  package private(set) var bytes: [UInt8]
  /// The number of fixes that were applied.
  package private(set) var count = 0

  /// Applies fixes to a file.
  ///
  /// Of fixes whose edits meet, only the first is applied; the others may be tried on what comes out.
  ///
  /// - Parameters:
  ///   - fixes: the fixes, in the order in which they are preferred.
  ///   - bytes: the file.
  package init(_ fixes: [Fix], to bytes: [UInt8]) {
    var edits: [TextEdit] = []
    for fix in fixes {
      let isFree = fix.edits.allSatisfy { edit in
        edit.range.upperBound <= bytes.count && !edits.contains { Self.meet($0.range, edit.range) }
      }
      guard isFree, !fix.edits.isEmpty else { continue }
      edits += fix.edits
      count += 1
    }
    self.bytes = Self.apply(edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, to: bytes)
  }

  /// Whether two edits would touch the same bytes, or insert at the same place.
  private static func meet(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    if left.isEmpty || right.isEmpty {
      return left.lowerBound <= right.upperBound && right.lowerBound <= left.upperBound
    }
    return left.overlaps(right)
  }

  private static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    for edit in edits {
      result += bytes[place..<edit.range.lowerBound]
      result += edit.replacement
      place = edit.range.upperBound
    }
    result += bytes[place...]
    return result
  }
}
