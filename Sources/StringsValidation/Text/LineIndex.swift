import Diagnostics

/// The lines of a file in UTF-8, for finding the line and column of a byte.
struct LineIndex: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    starts.reserveCapacity(bytes.count / 48)
    bytes.withUnsafeBufferPointer { bytes in
      for place in bytes.indices where bytes[place] == 0x0A || bytes[place] == 0x0D {
        let next = place &+ 1 < bytes.count ? bytes[place &+ 1] : 0
        if bytes[place] == 0x0A || next != 0x0A { starts.append(place &+ 1) }
      }
    }
    self.starts = starts
  }

  /// The place of a byte; one behind the end stands for the end.
  func position(_ offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = min(starts[low], offset)
    let column = bytes[start..<offset].count { $0 & 0xC0 != 0x80 } + 1
    return SourcePosition(line: low + 1, column: column, byteOffset: offset)
  }

  /// The places of a range of bytes.
  func range(_ range: Range<Int>) -> Range<SourcePosition> {
    let start = position(range.lowerBound)
    return start..<(range.isEmpty ? start : position(range.upperBound))
  }
}
