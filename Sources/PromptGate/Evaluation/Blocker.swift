/// One thing that holds a prompt, with its figures.
public struct Blocker: Hashable, Sendable {
  /// What there is, and what is needed.
  public enum Figures: Hashable, Sendable {
    /// It is so or not: there is nothing to count.
    case none
    /// A number; no `need` where no threshold is set, so that none is enough.
    case count(have: Int, need: Int?)
    /// A number of something that has a name.
    case named(String, have: Int, need: Int?)
    /// A time that passed, less than nothing where the date it is counted from lies ahead of the
    /// clock; no `need` where no time is enough.
    case time(have: Period, need: Period?)
    /// A moment that has to pass.
    case due(Moment)
    /// An average per week.
    case weekly(have: Double, need: Double)
    /// The version that the running one is held against.
    case version(String)
    /// What would each have been enough, where any one of several things is.
    case anyOf([Blocker])
  }

  /// What it is.
  public var id: BlockerID
  /// What there is, and what is needed.
  public var figures: Figures
  /// The earliest moment at which it could lift if nothing happens but time passes; `nil` when
  /// time alone will not do.
  public var earliest: Moment?
  /// Whether the parts are reported in its place.
  var isReportedInParts = false

  init(_ id: BlockerID, _ figures: Figures = .none, earliest: Moment? = nil) {
    self.id = id
    self.figures = figures
    self.earliest = earliest
  }

  /// Several things, each of which is reported by itself.
  init(parts: [Blocker], earliest: Moment?) {
    self.init(parts.first?.id ?? .done, .anyOf(parts), earliest: earliest)
    isReportedInParts = true
  }

  /// What it is made up of, where it is made up of several things.
  var parts: [Blocker] {
    guard case .anyOf(let parts) = figures else { return [] }
    return parts
  }
}
