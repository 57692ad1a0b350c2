extension LegacyKeys {
  /// UAAppReviewManager 0.2: English phrases as keys, printf formats.
  static let uaAppReviewManager = phrases(
    of: "UAAppReviewManager",
    table: "UAAppReviewManagerLocalizable",
    .printf
  )

  /// Appirater 2.3: the same phrases in a table of its own.
  static let appirater = phrases(of: "Appirater", table: "AppiraterLocalizable", .printf)

  /// Armchair 0.3: the same phrases, but `%@` replaced as text.
  static let armchair = phrases(of: "Armchair", table: "ArmchairLocalizable", .literal)

  /// These libraries have one message, so it stands for all three.
  private static func phrases(
    of system: String,
    table: String,
    _ substitution: Substitution
  ) -> LegacyKeys {
    let message =
      "If you enjoy using %@, would you mind taking a moment to rate it? "
      + "It won't take more than a minute. Thanks for your support!"
    return LegacyKeys(
      system: system,
      ownTable: table,
      keys: [
        .title: ["Rate %@"],
        .appMessage: [message],
        .gameMessage: [message],
        .updateMessage: [message],
        .rateButton: ["Rate %@"],
        .remindButton: ["Remind me later"],
        .declineButton: ["No, Thanks"],
      ],
      substitution: substitution
    )
  }
}
