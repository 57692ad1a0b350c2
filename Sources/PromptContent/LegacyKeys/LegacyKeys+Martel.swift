extension LegacyKeys {
  /// Matt Martel's code: its whole question is the title, and there is no message.
  static let martel = LegacyKeys(
    system: "Martel",
    keys: [
      .title: ["AskToRateApp"],
      .rateButton: ["RateNow"],
      .remindButton: ["RemindLater"],
      .declineButton: ["NoThanks"],
    ],
    substitution: .literal,
    hidesMessage: true
  )
}
