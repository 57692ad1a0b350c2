extension Unicode.Scalar {
  /// The name of the character in the Unicode Standard.
  ///
  /// Control characters have no name there; theirs are the aliases of `NameAliases.txt`.
  package var spokenName: String {
    switch value {
    case 0xFEFF: "BYTE ORDER MARK"
    case 0x00...0x1F: Self.controlNames[Int(value)]
    case 0x7F: "DELETE"
    case 0x85: "NEXT LINE"
    case 0x80...0x9F: "CONTROL CHARACTER"
    default: properties.name ?? "UNNAMED CHARACTER"
    }
  }

  private static let controlNames = [
    "NULL", "START OF HEADING", "START OF TEXT", "END OF TEXT", "END OF TRANSMISSION", "ENQUIRY",
    "ACKNOWLEDGE", "ALERT", "BACKSPACE", "CHARACTER TABULATION", "LINE FEED", "LINE TABULATION",
    "FORM FEED", "CARRIAGE RETURN", "SHIFT OUT", "SHIFT IN", "DATA LINK ESCAPE",
    "DEVICE CONTROL ONE", "DEVICE CONTROL TWO", "DEVICE CONTROL THREE", "DEVICE CONTROL FOUR",
    "NEGATIVE ACKNOWLEDGE", "SYNCHRONOUS IDLE", "END OF TRANSMISSION BLOCK", "CANCEL",
    "END OF MEDIUM", "SUBSTITUTE", "ESCAPE", "INFORMATION SEPARATOR FOUR",
    "INFORMATION SEPARATOR THREE", "INFORMATION SEPARATOR TWO", "INFORMATION SEPARATOR ONE",
  ]
}
