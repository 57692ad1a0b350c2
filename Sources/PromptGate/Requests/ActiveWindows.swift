/// The windows of an app that can show the platform's review sheet, and the one that should.
public struct ActiveWindows<ID: Hashable & Sendable>: Hashable, Sendable {
  private var registered: Set<ID> = []
  /// In the order in which they were activated, the latest last.
  private var active: [ID] = []

  /// Makes an app without a window.
  public init() {}

  /// The window that was activated last among those that are active; `nil` when none is.
  public var target: ID? { active.last }

  /// A window appeared. It is not active yet.
  public mutating func register(_ window: ID) {
    registered.insert(window)
  }

  /// A window became active; one that was not registered is passed over.
  public mutating func activate(_ window: ID) {
    guard registered.contains(window) else { return }
    deactivate(window)
    active.append(window)
  }

  /// A window is active no longer.
  public mutating func deactivate(_ window: ID) {
    active.removeAll { $0 == window }
  }

  /// A window disappeared.
  public mutating func unregister(_ window: ID) {
    deactivate(window)
    registered.remove(window)
  }
}
