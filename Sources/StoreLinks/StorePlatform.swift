/// The system on which a link is to be opened.
public struct StorePlatform: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The stable name, such as `ios`.
  public var rawValue: String

  /// Names a platform; a name that is not in ``all`` is an error when a link is asked for.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a platform by a literal.
  public init(stringLiteral value: String) { rawValue = value }

  /// iPhone and iPod touch.
  public static let iOS = Self(rawValue: "ios")
  /// iPad, under its older system names too.
  public static let iPadOS = Self(rawValue: "ipados")
  /// Mac; also for Mac Catalyst apps.
  public static let macOS = Self(rawValue: "macos")
  /// Apple TV.
  public static let tvOS = Self(rawValue: "tvos")
  /// Apple Vision.
  public static let visionOS = Self(rawValue: "visionos")
  /// Apple Watch.
  public static let watchOS = Self(rawValue: "watchos")
  /// A browser on any system.
  public static let web = Self(rawValue: "web")
  /// Android and the systems made from it, such as Fire OS.
  public static let android = Self(rawValue: "android")
  /// HarmonyOS without Android.
  public static let harmonyOS = Self(rawValue: "harmonyos")
  /// Windows 8 and later.
  public static let windows = Self(rawValue: "windows")
  /// Windows Phone 8 and 8.1.
  public static let windowsPhone = Self(rawValue: "windows-phone")
  /// Xbox.
  public static let xbox = Self(rawValue: "xbox")
  /// Linux desktops.
  public static let linux = Self(rawValue: "linux")
  /// Windows, macOS or Linux with the store's own client.
  public static let desktop = Self(rawValue: "desktop")
  /// Meta Quest.
  public static let quest = Self(rawValue: "quest")
  /// BlackBerry 10 and earlier.
  public static let blackBerry = Self(rawValue: "blackberry")

  /// All platforms, in alphabetical order of their names.
  public static let all: [Self] = [
    .android, .blackBerry, .desktop, .harmonyOS, .iOS, .iPadOS, .linux, .macOS, .quest, .tvOS,
    .visionOS, .watchOS, .web, .windows, .windowsPhone, .xbox,
  ]
}

extension StorePlatform: CustomStringConvertible {
  /// The stable name.
  public var description: String { rawValue }
}
