extension LegacyKeys {
  /// iRate 1.12: keys in the host's `Localizable.strings`, `%@` replaced as text.
  static let iRate = LegacyKeys(
    system: "iRate",
    keys: [
      .title: "iRateMessageTitle",
      .appMessage: "iRateAppMessage",
      .gameMessage: "iRateGameMessage",
      .updateMessage: "iRateUpdateMessage",
      .rateButton: "iRateRateButton",
      .remindButton: "iRateRemindButton",
      .declineButton: "iRateCancelButton",
    ],
    substitution: .literal
  )
}
