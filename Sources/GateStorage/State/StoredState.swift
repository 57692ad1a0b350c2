internal import PromptGate

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A gate's state as it is found in a store: JSON in a text.
enum StoredState {
  case sound(GateState)
  case damaged(String)

  init(_ value: StoredValue?) {
    guard let value else {
      self = .sound(GateState())
      return
    }
    guard case .text(let json) = value else {
      self = .damaged("a text was expected")
      return
    }
    do {
      self = .sound(try JSONDecoder().decode(GateState.self, from: Data(json.utf8)))
    } catch {
      self = .damaged(reason(of: error))
    }
  }

  /// The value to store for a state; equal states have equal ones.
  static func value(of state: GateState) -> StoredValue? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let json = try? encoder.encode(state) else { return nil }
    return .text(String(decoding: json, as: UTF8.self))
  }
}
