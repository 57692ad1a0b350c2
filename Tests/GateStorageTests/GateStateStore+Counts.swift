import GateStorage

@testable import PromptGate

extension GateStateStore {
  /// The significant events that are stored.
  func events() throws -> Int { try load().events.total(of: nil) }

  /// Stores some significant events of a device.
  @discardableResult
  func add(_ count: Int, device: String = "phone") throws -> Recorded<Void> {
    try update { $0.events.add(count, of: "", on: device) }
  }
}
