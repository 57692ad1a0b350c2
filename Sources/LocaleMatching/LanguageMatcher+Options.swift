extension LanguageMatcher {
  /// What a caller may change about the matching.
  public struct Options: Hashable, Sendable {
    /// Which of several preferences comes first in the chain.
    public var order: Order

    /// Answers that must never be given.
    public var forbidden: [ForbiddenFallback]

    /// Makes options; without arguments they are the usual ones.
    public init(order: Order = .bestMatch, forbidden: [ForbiddenFallback] = []) {
      self.order = order
      self.forbidden = forbidden
    }
  }

  /// Which of several preferences comes first in a chain.
  public struct Order: Hashable, Sendable {
    private enum Representation {
      case bestMatch, preference
    }

    private var representation: Representation

    /// The preference with the best answer, as ICU weighs it: a preference loses to a later one
    /// only when its own answer is a good deal farther away. So `[is, da]` gives Danish before the
    /// English that is near to Icelandic.
    public static let bestMatch = Self(representation: .bestMatch)

    /// The order of the list, however far away the answers are.
    public static let preference = Self(representation: .preference)
  }
}
