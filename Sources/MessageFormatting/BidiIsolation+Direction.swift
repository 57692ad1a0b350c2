extension BidiIsolation {
  /// The direction to isolate from, or `nil` when nothing is isolated.
  func direction(byLanguage direction: TextDirection) -> TextDirection? {
    switch self {
    case .byLanguage: direction
    case .within(let given): given
    case .off: nil
    }
  }
}
