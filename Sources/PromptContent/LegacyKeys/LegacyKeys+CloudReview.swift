extension LegacyKeys {
  /// CloudReview: one message; its cancel button asks again another time, its never button declines.
  static let cloudReview = LegacyKeys(
    system: "CloudReview",
    keys: [
      .title: ["rate_title"],
      .appMessage: ["rate_main"],
      .gameMessage: ["rate_main"],
      .updateMessage: ["rate_main"],
      .rateButton: ["rate_now"],
      .remindButton: ["rate_cancel"],
      .declineButton: ["rate_never"],
    ],
    substitution: .literal
  )
}
