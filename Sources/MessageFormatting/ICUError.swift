/// A failure that ICU reports.
public struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// ICU's number for the failure (`UErrorCode`); above zero.
  public let code: Int32
  /// ICU's name for the failure, such as `U_NUMBER_SKELETON_SYNTAX_ERROR`.
  public let description: String

  init(code: Int32, name: String) {
    self.code = code
    self.description = name
  }
}
