/// A character set of one byte for each character, in which text in UTF-8 is mistakenly read.
struct ByteCharset: Sendable {
  /// The bytes from 80 to FF, by the characters that they stand for.
  private let bytes: [Unicode.Scalar: UInt8]

  private init(_ characters: String) {
    var bytes: [Unicode.Scalar: UInt8] = [:]
    for (place, scalar) in characters.unicodeScalars.enumerated() {
      bytes[scalar] = UInt8(truncatingIfNeeded: 0x80 + place)
    }
    // Bytes that a set of Windows does not use, or all below A0 in Latin-1, stay as they are.
    for code in UInt8(0x80)..<0xA0 where bytes[Unicode.Scalar(code)] == nil {
      bytes[Unicode.Scalar(code)] = code
    }
    self.bytes = bytes
  }

  /// The byte of a character that is not ASCII; `nil` when the set does not have it.
  func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    scalar.value < 0x80 ? nil : bytes[scalar]
  }

  // Tables from the mappings of the Unicode Consortium: VENDORS/MICSFT/WINDOWS and VENDORS/APPLE.

  /// Western European, Latin-1 included.
  static let windows1252 = Self(
    """
    €\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ\
    \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿\
    ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß\
    àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ
    """
  )

  /// Cyrillic.
  static let windows1251 = Self(
    """
    ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\
    \u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї\
    АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ\
    абвгдежзийклмнопрстуфхцчшщъыьэюя
    """
  )

  /// Central European.
  static let windows1250 = Self(
    """
    €\u{81}‚\u{83}„…†‡\u{88}‰Š‹ŚŤŽŹ\u{90}‘’“”•–—\u{98}™š›śťžź\
    \u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż\
    ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
    ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙
    """
  )

  /// That of old Macs.
  static let macRoman = Self(
    """
    ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü\
    †°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
    ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ\
    ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
    """
  )
}
