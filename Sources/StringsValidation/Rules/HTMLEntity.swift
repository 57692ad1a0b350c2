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

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.features.contains(.ampersand), !Self.hasTags(text.value) else { return }
    let found = CharacterEntity.all(in: Array(text.value.utf8))
    guard !found.isEmpty else { return }
    // A source text with entities is probably meant for a web view.
    let source = text.source.map { Array($0.value.utf8) } ?? []
    guard CharacterEntity.all(in: source).isEmpty else { return }
    for entity in found {
      findings.report(
        Self.message(entity, text),
        text,
        at: entity.range,
        fix: !text.table.table.isStringsFile
          ? nil : Fix("write the character", .unsafe, [text.edit(entity.range, Self.text(entity))])
      )
    }
  }

  /// The character as a strings file holds it; a straight apostrophe is better a typographic one.
  private static func text(_ entity: CharacterEntity) -> String {
    switch entity.character {
    case "\"", "\\": "\\" + String(entity.character)
    case "'": "’"
    default: String(entity.character)
    }
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
  fileprivate static func message(_ entity: CharacterEntity, _ text: TextInContext) -> String {
    let written = "&\(entity.name);"
    let table = text.table.table
    if table.isStringsFile || table.path.hasSuffix(".xcstrings") {
      return "'\(written)' is shown as it stands: write " + advice(entity, table)
    }
    // In a CDATA section of XML an ampersand stands for itself.
    let sign = entity.range.lowerBound..<entity.range.lowerBound + 1
    let isEscaped = table.bytes(of: sign, in: text.text).count > 1
    guard isEscaped else {
      return "'\(written)' is shown as it stands: write " + advice(entity, table)
    }
    let lead = "'&amp;\(entity.name);' is shown as '\(written)': write "
    switch entity.character {
    case "&": return lead + "'&amp;'"
    case "<": return lead + "'&lt;'"
    default: return lead + advice(entity, table)
    }
  }

  /// How the file spells the character.
  private static func advice(_ entity: CharacterEntity, _ table: LocalizedTable) -> String {
    let character: Unicode.Scalar = entity.character == "'" ? "’" : entity.character
    let isXML = !table.isStringsFile && !table.path.hasSuffix(".xcstrings")
    if !isXML, character == "\"" || character == "\\" { return "'\\\(character)'" }
    guard table.isStringsFile || character.visible == String(character) else {
      return character.codeAndName
    }
    return character.advice
  }
}
