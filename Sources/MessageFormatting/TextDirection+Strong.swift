extension TextDirection {
  /// The direction of a character that has one of its own: a letter, mostly. `nil` for digits,
  /// marks and blanks.
  ///
  /// Left to right are the characters of Bidi_Class L, right to left those of R and AL (Unicode
  /// Standard Annex #9).
  package init?(strongDirectionOf scalar: Unicode.Scalar) {
    if Self.contains(scalar.value, within: Self.rightToLeftBounds) {
      self = .rightToLeft
    } else if Self.contains(scalar.value, within: Self.leftToRightBounds) {
      self = .leftToRight
    } else {
      return nil
    }
  }

  /// Whether a number lies in one of the ranges whose bounds are given in turn: in when the count
  /// of bounds up to it is odd.
  private static func contains(_ value: UInt32, within bounds: [UInt32]) -> Bool {
    var low = 0
    var high = bounds.count
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return !low.isMultiple(of: 2)
  }
}
