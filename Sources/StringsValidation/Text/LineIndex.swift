import Diagnostics

/// The lines of a file in UTF-8, for finding the line and column of a byte.
struct LineIndex: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// How many characters begin in front of every `step` bytes, for files with very long lines.
  private let characters: [Int]

  /// How many bytes are counted for a column at most.
  private static let step = 4096

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    starts.reserveCapacity(bytes.count / 48)
    bytes.withUnsafeBytes { bytes in
      var place = 0
      while place < bytes.count {
        if Self.isInsideLine(bytes, place) {
          place &+= 8
          continue
        }
        let next = place &+ 1 < bytes.count ? bytes[place &+ 1] : 0
        if bytes[place] == 0x0A || bytes[place] == 0x0D && next != 0x0A {
          starts.append(place &+ 1)
        }
        place &+= 1
      }
    }
    self.starts = starts
    characters = Self.characters(bytes, starts)
  }

  /// Whether none of the eight bytes from a place on is below 16, as those that end lines are.
  @inline(__always)
  private static func isInsideLine(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    guard place &+ 8 <= bytes.count else { return false }
    let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) & 0xF0F0_F0F0_F0F0_F0F0
    // The usual test for a byte that is zero.
    return (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 == 0
  }

  private static func characters(_ bytes: [UInt8], _ starts: [Int]) -> [Int] {
    let ends = starts.dropFirst() + [bytes.count]
    guard zip(starts, ends).contains(where: { $1 - $0 > step }) else { return [] }
    var sum = 0
    return stride(from: 0, to: bytes.count, by: step).map { start in
      defer { sum += count(bytes, start..<min(start + step, bytes.count)) }
      return sum
    }
  }

  /// How many characters begin in a range.
  private static func count(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    bytes[range].count { $0 & 0xC0 != 0x80 }
  }

  private func characters(in range: Range<Int>) -> Int {
    guard range.count > Self.step else { return Self.count(bytes, range) }
    let (first, last) = (range.lowerBound / Self.step, range.upperBound / Self.step)
    guard characters.indices.contains(first), characters.indices.contains(last) else {
      return Self.count(bytes, range)
    }
    return characters[last] + Self.count(bytes, last * Self.step..<range.upperBound)
      - characters[first] - Self.count(bytes, first * Self.step..<range.lowerBound)
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
    let column = characters(in: start..<offset) + 1
    return SourcePosition(line: low + 1, column: column, byteOffset: offset)
  }

  /// The places of a range of bytes.
  func range(_ range: Range<Int>) -> Range<SourcePosition> {
    let start = position(range.lowerBound)
    return start..<(range.isEmpty ? start : position(range.upperBound))
  }
}
