/// The direction in which a text is written.
public enum TextDirection: String, Hashable, Sendable {
  /// From left to right, as Latin, Greek or Chinese.
  case leftToRight
  /// From right to left, as Arabic or Hebrew.
  case rightToLeft
}
