/// The rule by which an app's name is chosen from its `Info.plist` and the translations of it.
public enum AppName {
  /// The keys that can hold the name, the better one first.
  public static let keys = ["CFBundleDisplayName", "CFBundleName"]

  /// Gives the name to put in for `{appName}`: the localized display name, then the localized name, then the
  /// plain display name, then the plain name; empty ones are passed over.
  ///
  /// - Parameters:
  ///   - localized: gives a key of the `InfoPlist.strings` in the user's language, or `nil`.
  ///   - plain: gives a key of the `Info.plist` itself, or `nil`.
  /// - Returns: the name, or `nil` when there is none.
  public static func choose(
    localized: (String) -> String?,
    plain: (String) -> String?
  ) -> String? {
    let names = keys.map(localized) + keys.map(plain)
    return names.compactMap(\.self).first { !$0.isEmpty }
  }
}
