/// Whether reaching a threshold exactly is enough.
public enum Boundary: String, Codable, CaseIterable, Sendable {
  /// It is.
  case inclusive
  /// It is not: it has to be passed.
  case exclusive
}

/// The least number of something.
public struct CountThreshold: Hashable, Codable, Sendable {
  /// The number; `nil` where none is set, which is never met.
  public var minimum: Int?
  /// Whether the number itself is enough.
  public var boundary: Boundary

  /// Makes a threshold.
  public init(minimum: Int?, boundary: Boundary = .inclusive) {
    self.minimum = minimum
    self.boundary = boundary
  }

  /// The first number that is enough.
  var required: Int? {
    guard let minimum else { return nil }
    return boundary == .inclusive ? minimum : minimum.addingSaturated(1)
  }

  /// What is missing when there are `have`, or `nil` when nothing is.
  func blocker(_ id: BlockerID, have: Int, of name: String? = nil) -> Blocker? {
    let required = required
    if let required, have >= required { return nil }
    guard let name else { return Blocker(id, .count(have: have, need: required)) }
    return Blocker(id, .named(name, have: have, need: required))
  }
}

/// The least time that has to pass.
public struct TimeThreshold: Hashable, Codable, Sendable {
  /// The time; `nil` where none is set, which is never met.
  public var minimum: Period?
  /// Whether that time to the dot is enough.
  public var boundary: Boundary
  /// Whether only whole seconds count that have passed.
  public var countsWholeSeconds: Bool

  /// Makes a threshold.
  public init(
    minimum: Period?,
    boundary: Boundary = .inclusive,
    countsWholeSeconds: Bool = false
  ) {
    self.minimum = minimum
    self.boundary = boundary
    self.countsWholeSeconds = countsWholeSeconds
  }

  /// The shortest time that is enough.
  var required: Period? {
    guard let minimum else { return nil }
    guard boundary == .exclusive else { return minimum }
    return minimum + (countsWholeSeconds ? .second : .instant)
  }

  /// What is missing when `elapsed` has passed, or `nil` when nothing is.
  func blocker(_ id: BlockerID, elapsed: Period, _ view: GateView) -> Blocker? {
    guard let minimum, let required else {
      return Blocker(id, .time(have: elapsed, need: nil))
    }
    guard elapsed < required else { return nil }
    return Blocker(
      id,
      .time(have: elapsed, need: minimum),
      earliest: view.now + (required - elapsed)
    )
  }
}

extension CountThreshold {
  private enum CodingKeys: CodingKey {
    case minimum, boundary
  }

  /// Reads a threshold, which is inclusive unless it says otherwise.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    self.init(minimum: try given.decodeIfPresent(Int.self, forKey: .minimum))
    try given.read(.boundary, into: &boundary)
  }
}

extension TimeThreshold {
  private enum CodingKeys: CodingKey {
    case minimum, boundary, countsWholeSeconds
  }

  /// Reads a threshold, which is inclusive and exact unless it says otherwise.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    self.init(minimum: try given.decodeIfPresent(Period.self, forKey: .minimum))
    try given.read(.boundary, into: &boundary)
    try given.read(.countsWholeSeconds, into: &countsWholeSeconds)
  }
}
