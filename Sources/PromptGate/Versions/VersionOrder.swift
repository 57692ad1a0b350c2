/// Tells whether `left` is an older version than `right`, runs of digits compared by their value.
///
/// This is Apple's `String.compare(_:options: .numeric)` as far as versions go: `1.9` is older than
/// `1.10`, `1.0` older than `1.0.0`, and `1.04` is the same as `1.4`.
package func isOlderVersion(_ left: String, than right: String) -> Bool {
  var left = Substring(left).utf8
  var right = Substring(right).utf8
  while let first = left.first, let other = right.first {
    if first.isDigit, other.isDigit {
      let (number, otherNumber) = (takeNumber(&left), takeNumber(&right))
      if number.count != otherNumber.count { return number.count < otherNumber.count }
      if !number.elementsEqual(otherNumber) { return number.lexicographicallyPrecedes(otherNumber) }
      continue
    }
    if first != other { return first < other }
    left.removeFirst()
    right.removeFirst()
  }
  return left.isEmpty && !right.isEmpty
}

/// The first number in a version: what an app calls its major version. Empty where there is none.
func majorNumber(of version: String) -> Substring {
  let start = version.utf8.drop { !$0.isDigit }
  var rest = start
  return Substring(takeNumber(&rest))
}

/// Takes the digits at the start and gives them without leading zeros.
private func takeNumber(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
  let digits = text.prefix(while: \.isDigit)
  text.removeFirst(digits.count)
  return digits.drop { $0 == UInt8(ascii: "0") }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
