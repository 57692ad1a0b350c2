extension MessageArgument {
  /// A number in plain ASCII digits, the same in every language: what a message selects by, and
  /// what it prints when the package was built without ICU. `nil` for a text or a date.
  var plainDigits: String? {
    switch self {
    case .integer(let value): String(value)
    case .decimal(let digits): digits
    case .double(let value): Self.plainDigits(of: value)
    case .string, .date: nil
    }
  }

  /// Whether a text is a decimal number: a sign or none, digits, and maybe a point and more digits.
  static func isDecimal(_ text: String) -> Bool {
    var rest = text.utf8[...]
    guard rest.count <= MessageLimits.decimalDigits else { return false }
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let fields = rest.split(
      separator: UInt8(ascii: "."),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    return fields.allSatisfy { field in
      !field.isEmpty && field.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    }
  }

  /// The shortest digits that stand for a number, without an exponent; a whole number without a
  /// point.
  private static func plainDigits(of value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
    let sign = value.sign == .minus ? "-" : ""
    let fields = value.magnitude.description.split(separator: "e")
    let parts = fields[0].split(separator: ".")
    let fraction = parts.count > 1 && parts[1] != "0" ? parts[1] : ""
    let digits = parts[0] + fraction
    let point = parts[0].count + (fields.count > 1 ? Int(fields[1]) ?? 0 : 0)
    guard point > 0 else { return sign + "0." + zeros(-point) + digits }
    guard point < digits.count else { return sign + digits + zeros(point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }

  private static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
}
