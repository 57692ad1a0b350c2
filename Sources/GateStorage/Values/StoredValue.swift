public import PromptGate

/// A value in a key-value store.
public enum StoredValue: Hashable, Sendable {
  /// Yes or no.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A number.
  case number(Double)
  /// Text.
  case text(String)
  /// A point in time.
  case moment(Moment)
  /// Bytes.
  case data([UInt8])
}
