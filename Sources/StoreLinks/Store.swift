/// A store, by its name in this package: `apple`, `google-play`, `steam`.
///
/// The name is a plain text, because a host may add stores of its own (``StoreCatalog/init(adding:storefronts:)``).
public struct Store: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, which is also the name of the store's file without its extension.
  public var rawValue: String

  /// Names a store; whether there is one is found out when a link is asked for.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a store by a literal: `StoreLink("google-play", id: "com.example.app")`.
  public init(stringLiteral value: String) { rawValue = value }
}

extension Store: Comparable, CustomStringConvertible {
  /// Orders stores by name.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The name.
  public var description: String { rawValue }
}
