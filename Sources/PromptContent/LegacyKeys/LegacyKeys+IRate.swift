extension LegacyKeys {
  /// iRate 1.12: keys in the host's `Localizable.strings`, `%@` replaced as text.
  ///
  /// As there, the message stands in for an update message that is missing. iRate leaves `%@` in a button's label as
  /// it is; here the name is put in.
  static let iRate = LegacyKeys(
    system: "iRate",
    keys: [
      .title: ["iRateMessageTitle"],
      .appMessage: ["iRateAppMessage"],
      .gameMessage: ["iRateGameMessage"],
      .updateMessage: ["iRateUpdateMessage", "iRateAppMessage"],
      .rateButton: ["iRateRateButton"],
      .remindButton: ["iRateRemindButton"],
      .declineButton: ["iRateCancelButton"],
    ],
    substitution: .literal
  )
}
