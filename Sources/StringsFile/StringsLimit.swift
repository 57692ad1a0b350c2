/// The limits that reading keeps to.
public enum StringsLimit {
  /// The number of values inside one another that are read, as in CoreFoundation.
  public static let depth = 512
  /// The number of errors of one file that are kept; what follows is still read.
  public static let errors = 1000
}
