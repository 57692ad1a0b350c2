extension FixedWidthInteger {
  /// The sum, or the number nearest to it that can be held: a counter never traps and never wraps.
  func addingSaturated(_ other: Self) -> Self {
    let (sum, overflow) = addingReportingOverflow(other)
    guard overflow else { return sum }
    return other < 0 ? .min : .max
  }

  /// The difference, or the number nearest to it that can be held.
  func subtractingSaturated(_ other: Self) -> Self {
    let (difference, overflow) = subtractingReportingOverflow(other)
    guard overflow else { return difference }
    return other < 0 ? .max : .min
  }
}

extension Int64 {
  /// The whole number nearest to `value`, or the end of the range it lies beyond; 0 for no number.
  init(clamping value: Double) {
    guard !value.isNaN else {
      self = 0
      return
    }
    let rounded = value.rounded()
    self = Int64(exactly: rounded) ?? (rounded < 0 ? .min : .max)
  }
}
