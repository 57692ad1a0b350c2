/// What came of a change that is stored for good.
public struct Recorded<Value> {
  /// What the change gave.
  public var value: Value
  /// What was found damaged, in the order in which it was found: the change was made to an empty
  /// store or state instead. Empty when all is well.
  public var setAside: [SetAside]
  /// Why the change has not reached the synced store yet, where there is one. It is safe on this
  /// device, and goes out with the next change.
  public var notPublished: StorageError?

  /// Makes the outcome of a change.
  public init(_ value: Value, setAside: [SetAside] = []) {
    self.value = value
    self.setAside = setAside
  }
}

extension Recorded: Sendable where Value: Sendable {}

/// Something damaged that is kept aside, so that nothing is lost for good.
public struct SetAside: Hashable, Sendable {
  /// The path of the file, or the key of the value, that now holds it.
  public var place: String
  /// What is wrong with it.
  public var reason: String

  /// Makes the note of something kept aside.
  public init(place: String, reason: String) {
    self.place = place
    self.reason = reason
  }
}
