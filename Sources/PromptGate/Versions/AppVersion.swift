/// The version of a running app: the two strings of its `Info.plist`.
public struct AppVersion: Hashable, Codable, Sendable {
  /// `CFBundleShortVersionString` (Android: the version name); empty where the app has none.
  public var marketing: String
  /// `CFBundleVersion` (Android: the version code); empty where the app has none.
  public var build: String

  /// Makes a version from the two strings.
  public init(marketing: String, build: String) {
    self.marketing = marketing
    self.build = build
  }
}
