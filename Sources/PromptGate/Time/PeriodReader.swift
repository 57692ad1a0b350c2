/// Reads what follows the `P` of an ISO 8601 duration.
struct PeriodReader {
  private(set) var nanoseconds: Int64 = 0
  private var rest: Substring.UTF8View

  /// The parts in the order in which they may come, with the seconds each is worth.
  private static let date: [(unit: UInt8, seconds: Int64)] = [(UInt8(ascii: "D"), 86_400)]
  private static let time: [(unit: UInt8, seconds: Int64)] = [
    (UInt8(ascii: "H"), 3600), (UInt8(ascii: "M"), 60), (UInt8(ascii: "S"), 1),
  ]

  init(rest: Substring.UTF8View) {
    self.rest = rest
  }

  /// Reads to the end; false when the text is no duration.
  mutating func readAll() -> Bool {
    guard rest.first != UInt8(ascii: "T") else { return readTime() }
    guard readParts(Self.date) else { return false }
    return rest.isEmpty || readTime()
  }

  private mutating func readTime() -> Bool {
    guard rest.popFirst() == UInt8(ascii: "T"), !rest.isEmpty else { return false }
    return readParts(Self.time) && rest.isEmpty
  }

  private mutating func readParts(_ units: [(unit: UInt8, seconds: Int64)]) -> Bool {
    var allowed = units[...]
    while let first = rest.first, first != UInt8(ascii: "T") {
      guard let whole = readDigits(), let value = Int64(whole) else { return false }
      guard let fraction = readFraction(), let unit = rest.popFirst() else { return false }
      guard let place = allowed.firstIndex(where: { $0.unit == unit }) else { return false }
      guard fraction == 0 || unit == UInt8(ascii: "S") else { return false }
      guard add(value, worth: allowed[place].seconds, fraction: fraction) else { return false }
      allowed = allowed[(place + 1)...]
    }
    return true
  }

  private mutating func add(_ value: Int64, worth seconds: Int64, fraction: Int64) -> Bool {
    let (amount, tooLarge) = value.multipliedReportingOverflow(
      by: seconds * Period.nanosecondsInSecond
    )
    let (sum, overflow) = nanoseconds.addingReportingOverflow(amount)
    let (total, isOver) = sum.addingReportingOverflow(fraction)
    nanoseconds = total
    return !tooLarge && !overflow && !isOver
  }

  private mutating func readDigits() -> String? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty else { return nil }
    rest.removeFirst(digits.count)
    return String(Substring(digits))
  }

  /// The nanoseconds of a decimal fraction, 0 where there is none, `nil` where it is malformed or
  /// too fine.
  private mutating func readFraction() -> Int64? {
    guard rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") else { return 0 }
    rest.removeFirst()
    guard let digits = readDigits() else { return nil }
    guard digits.utf8.dropFirst(9).allSatisfy({ $0 == UInt8(ascii: "0") }) else { return nil }
    let nine = digits.prefix(9)
    return Int64(nine + String(repeating: "0", count: 9 - nine.count))
  }
}
