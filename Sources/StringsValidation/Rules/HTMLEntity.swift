import Diagnostics

/// A character written as in a web page.
struct HTMLEntity: TextRule {
  static let documentation = RuleDocumentation(
    "html-entity",
    .warning,
    "A character is written as in a web page, such as &amp;.",
    reason: "Strings are not web pages: readers see '&amp;' in place of '&'.",
    bad: RuleExample(#""more" = "Aide &amp; contact";"#, source: #""more" = "Help & contact";"#),
    good: RuleExample(#""more" = "Aide & contact";"#, source: #""more" = "Help & contact";"#),
    fix: .unsafe("Writes the character itself.")
  )

  static let triggers: TextFeatures = .ampersand

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\\\"", "apos": "’", "#39": "’", "nbsp": "\u{A0}",
    "hellip": "…", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "auml": "ä",
    "ouml": "ö", "uuml": "ü", "szlig": "ß", "laquo": "«", "raquo": "»", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "ndash": "–", "mdash": "—", "copy": "©",
  ]

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.features.contains(.ampersand), !Self.hasTags(text.value) else { return }
    let bytes = Array(text.value.utf8)
    let source = text.source.map { Array($0.value.utf8) } ?? []
    for start in bytes.indices where bytes[start] == UInt8(ascii: "&") {
      let rest = bytes[(start + 1)...].prefix(9)
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { continue }
      let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
      guard let meant = Self.names[name] else { continue }
      // A source text with entities is probably meant for a web view.
      guard !source.contains(UInt8(ascii: "&")) || !Self.hasEntity(source) else { continue }
      findings.report(
        Self.message(name, meant),
        text,
        at: start..<end + 1,
        fix: !text.table.table.isStringsFile
          ? nil : Fix("write the character", .unsafe, [text.edit(start..<end + 1, meant)])
      )
    }
  }

  private static func hasEntity(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return names.keys.contains { text.range(of: "&\($0);") != nil }
  }

  private static func hasTags(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.dropLast().contains { place in
      let next = bytes[place + 1] | 0x20
      return bytes[place] == UInt8(ascii: "<")
        && (next >= 0x61 && next <= 0x7A || next == UInt8(ascii: "/"))
    }
  }
}

extension HTMLEntity {
  fileprivate static func message(_ name: String, _ meant: String) -> String {
    let character = meant.last.map { String($0).excerpt } ?? ""
    return "'&\(name);' is shown as it stands: write \(character)"
  }
}
