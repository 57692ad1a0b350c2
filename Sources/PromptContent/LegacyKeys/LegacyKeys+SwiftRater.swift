extension LegacyKeys {
  /// SwiftRater 2.2: `Rater.title` holds the message, despite its name.
  static let swiftRater = LegacyKeys(
    system: "SwiftRater",
    ownTable: "SwiftRaterLocalization",
    keys: [
      .title: ["Rate %@"],
      .appMessage: ["Rater.title"],
      .gameMessage: ["Rater.title"],
      .updateMessage: ["Rater.title"],
      .rateButton: ["Rate %@"],
      .remindButton: ["Remind me later"],
      .declineButton: ["No, Thanks"],
    ],
    substitution: .printf
  )
}
