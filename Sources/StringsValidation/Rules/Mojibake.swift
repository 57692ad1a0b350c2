import Diagnostics

/// Text that was read in a wrong encoding and stored again.
struct Mojibake: TextRule {
  static let documentation = RuleDocumentation(
    "mojibake",
    .note,
    "A text looks as if it was read in the wrong encoding and stored again.",
    reason: "Readers see 'CafÃ©' in place of 'Café'.",
    bad: RuleExample(#""bar" = "CafÃ©";"#),
    good: RuleExample(#""bar" = "Café";"#)
  )

  static let triggers: TextFeatures = .mojibake

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    var previous: (scalar: Unicode.Scalar, range: Range<Int>)?
    text.forEachScalar(where: { _ in true }) { scalar, range in
      defer { previous = (scalar, range) }
      guard let first = previous, let meant = Self.meant(first.scalar, scalar) else { return }
      findings.report(Self.message(meant), text, at: first.range.lowerBound..<range.upperBound)
    }
  }

  /// The character that two characters were before, or `nil`: the bytes C2 and C3 of UTF-8 read as
  /// Latin-1 or windows-1252.
  private static func meant(
    _ first: Unicode.Scalar,
    _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    guard first.value == 0xC3 || first.value == 0xC2 else { return nil }
    let byte = windows1252[second] ?? second.value
    guard (0x80...0xBF).contains(byte) else { return nil }
    // `Â` and `Ã` before a no-break space or a mark are seldom anything else in any language.
    return Unicode.Scalar((first.value & 0x1F) << 6 | byte & 0x3F)
  }

  /// The characters of windows-1252 from 80 to 9F that Latin-1 does not have.
  private static let windows1252: [Unicode.Scalar: UInt32] = [
    "€": 0x80, "‚": 0x82, "ƒ": 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, "ˆ": 0x88,
    "‰": 0x89, "Š": 0x8A, "‹": 0x8B, "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91, "’": 0x92, "“": 0x93,
    "”": 0x94, "•": 0x95, "–": 0x96, "—": 0x97, "˜": 0x98, "™": 0x99, "š": 0x9A, "›": 0x9B,
    "œ": 0x9C, "ž": 0x9E, "Ÿ": 0x9F,
  ]
}

extension Mojibake {
  fileprivate static func message(_ meant: Unicode.Scalar) -> String {
    "these two characters were probably \(String(meant).excerpt) once, read in a wrong encoding"
  }
}
