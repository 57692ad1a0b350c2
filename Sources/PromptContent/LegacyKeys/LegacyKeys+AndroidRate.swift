extension LegacyKeys {
  /// Android-Rate: resource names, kept by apps that were ported; its cancel button means later.
  static let androidRate = LegacyKeys(
    system: "Android-Rate",
    keys: [
      .title: ["rate_dialog_title"],
      .appMessage: ["rate_dialog_message"],
      .gameMessage: ["rate_dialog_message"],
      .updateMessage: ["rate_dialog_message"],
      .rateButton: ["rate_dialog_ok"],
      .remindButton: ["rate_dialog_cancel"],
      .declineButton: ["rate_dialog_no"],
    ],
    substitution: .literal
  )
}
