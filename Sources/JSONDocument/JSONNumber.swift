/// A number exactly as a JSON document writes it, so that none of its digits is lost.
package struct JSONNumber: Hashable, Sendable {
  /// The number as it is written.
  package let text: String

  /// Makes a number of text that keeps to the grammar of JSON numbers.
  init(text: String) {
    self.text = text
  }

  /// Makes a number of a whole one.
  package init(_ number: some FixedWidthInteger) {
    text = String(number)
  }

  /// Makes a number that reads back as the same `Double`; `nil` for what JSON cannot write:
  /// infinite and no number.
  package init?(_ number: Double) {
    guard number.isFinite else { return nil }
    guard let whole = Int64(exactly: number), whole.magnitude < 1 << 53,
      number.sign == .plus || whole != 0
    else {
      text = number.description
      return
    }
    text = String(whole)
  }

  /// The number as a `Double`, rounded to the nearest; `nil` when it lies beyond every finite one.
  package var double: Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The number as a whole one; `nil` when it is none or does not fit. `10`, `10.0` and `1e1` are
  /// all ten.
  package func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
    if let exact = Integer(text) { return exact }
    guard let double, double.magnitude < 0x1p53, double == double.rounded() else { return nil }
    return Integer(exactly: double)
  }
}
