/// What a link opens, as far as a document or working code says so.
public struct StoreLinkTarget: RawRepresentable, Hashable, Sendable {
  /// The stable name, such as `write-review-sheet`.
  public var rawValue: String

  /// Makes a target from its stable name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The form in which a review is written.
  public static let writeReviewSheet = Self(rawValue: "write-review-sheet")
  /// A dialog or page with stars to give.
  public static let ratingDialog = Self(rawValue: "rating-dialog")
  /// The list of reviews.
  public static let reviewsPage = Self(rawValue: "reviews-page")
  /// The app's page.
  public static let productPage = Self(rawValue: "product-page")
  /// The other apps of the developer.
  public static let developerPage = Self(rawValue: "developer-page")
  /// What the store finds for some words.
  public static let searchPage = Self(rawValue: "search-page")
  /// Data for programs, nothing to look at.
  public static let lookupAnswer = Self(rawValue: "lookup-answer")

  static let all: [Self] = [
    .writeReviewSheet, .ratingDialog, .reviewsPage, .productPage, .developerPage, .searchPage,
    .lookupAnswer,
  ]
}

extension StoreLinkTarget: CustomStringConvertible {
  /// The stable name.
  public var description: String { rawValue }
}
