/// Finds the entry of a key: by a look at every one in a small table, by a hash table in a large one.
struct TableIndex: Sendable {
  /// The number of entries up to which looking at each is as fast as hashing.
  private static var linearLimit: Int { 8 }

  /// A power of two places, each zero or a hash in the high half and an entry's number from 1 on in
  /// the low half; empty for a small table.
  private var slots: [UInt64] = []
  private let seed: UInt64

  /// Makes the index, and marks the entries whose key comes again later.
  init(_ entries: inout [TableEntry], _ scanner: ByteScanner) {
    seed = Self.processSeed
    guard entries.count > Self.linearLimit, entries.count < UInt32.max / 2 else {
      Self.markReplaced(&entries, scanner)
      return
    }
    var capacity = 32
    while capacity < entries.count &* 3 / 2 { capacity &*= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
    for number in entries.indices { insert(number, &entries, scanner) }
  }

  /// Differs from run to run, so that nobody can choose keys that all fall on one place.
  private static var processSeed: UInt64 {
    UInt64(truncatingIfNeeded: Hasher().finalize()) | 1
  }

  private static func markReplaced(_ entries: inout [TableEntry], _ scanner: ByteScanner) {
    for number in entries.indices.dropFirst() {
      KeyBytes.with(entries[number], scanner) { key in
        for earlier in 0..<number
        where !entries[earlier].isReplaced && KeyBytes.matches(entries[earlier], key, scanner) {
          entries[earlier].isReplaced = true
        }
      }
    }
  }

  private mutating func insert(
    _ number: Int,
    _ entries: inout [TableEntry],
    _ scanner: ByteScanner
  ) {
    let entry = entries[number]
    let hash = KeyBytes.with(entry, scanner) { KeyBytes.hash($0, seed: seed) }
    let mask = slots.count &- 1
    var place = Int(truncatingIfNeeded: hash) & mask
    let tag = hash & 0xFFFF_FFFF_0000_0000
    while slots[place] != 0 {
      if slots[place] & 0xFFFF_FFFF_0000_0000 == tag {
        let other = Int(truncatingIfNeeded: slots[place] & 0xFFFF_FFFF) &- 1
        let isSame = KeyBytes.with(entry, scanner) {
          KeyBytes.matches(entries[other], $0, scanner)
        }
        if isSame {
          entries[other].isReplaced = true
          break
        }
      }
      place = (place &+ 1) & mask
    }
    slots[place] = tag | UInt64(number &+ 1)
  }

  /// The number of the last entry whose key is `key` in UTF-8, or `nil`.
  func find(
    _ key: UnsafeRawBufferPointer,
    _ entries: [TableEntry],
    _ scanner: ByteScanner
  ) -> Int? {
    if slots.isEmpty {
      return entries.indices.reversed().first { KeyBytes.matches(entries[$0], key, scanner) }
    }
    let hash = KeyBytes.hash(key, seed: seed)
    let mask = slots.count &- 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while slots[place] != 0 {
      if (slots[place] ^ hash) >> 32 == 0 {
        let number = Int(truncatingIfNeeded: slots[place] & 0xFFFF_FFFF) &- 1
        if KeyBytes.matches(entries[number], key, scanner) { return number }
      }
      place = (place &+ 1) & mask
    }
    return nil
  }
}
