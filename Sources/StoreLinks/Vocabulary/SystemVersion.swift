/// A version of an operating system, such as 10.3.
struct SystemVersion: Hashable, Sendable {
  var numbers: [Int]

  /// Reads a version of one to four numbers joined by dots; `nil` when `text` is none.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...4).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), part.utf8.count <= 9,
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    self.numbers = numbers
  }

  /// Compares as many numbers as `bound` has, so that 10.2.1 is neither below nor above 10.2.
  func compared(to bound: SystemVersion) -> Int {
    for (index, number) in bound.numbers.enumerated() {
      let own = index < numbers.count ? numbers[index] : 0
      if own != number { return own < number ? -1 : 1 }
    }
    return 0
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The numbers, joined by dots.
  var description: String { numbers.map(String.init).joined(separator: ".") }
}
