/// One source of texts, and its rank among the others.
public struct PromptLayer: Sendable {
  /// The rank of a layer.
  public enum Kind: String, Codable, Comparable, Sendable {
    /// Values that the program itself sets; they hold in every language.
    case caller
    /// Tables that the host app brings to override the shipped texts.
    case override
    /// The host app's own tables.
    case main
    /// The texts of this package.
    case package

    private var rank: Int {
      switch self {
      case .caller: 0
      case .override: 1
      case .main: 2
      case .package: 3
      }
    }

    /// Orders kinds from the one that wins to the one that gives way.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  }

  /// The rank of this layer.
  public let kind: Kind
  /// What the layer hands out.
  public let tables: any LocalizedTables

  /// A layer of overrides; of several, the first given wins.
  public static func override(_ tables: some LocalizedTables) -> Self {
    Self(kind: .override, tables: tables)
  }

  /// The layer of the host app's own tables.
  public static func main(_ tables: some LocalizedTables) -> Self {
    Self(kind: .main, tables: tables)
  }

  /// The layer of the texts that this package ships.
  public static let package = Self(kind: .package, tables: ShippedTables())
}
