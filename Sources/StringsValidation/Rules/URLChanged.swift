import Diagnostics

/// An address that is not that of the source text.
struct URLChanged: TextRule {
  static let documentation = RuleDocumentation(
    "url-changed",
    .warning,
    "A web or mail address of the source text is missing or leads elsewhere.",
    reason: "Readers get to a wrong page, or their mail to nobody.",
    bad: RuleExample(
      #""help" = "Voir https://exemple.com/aide";"#,
      source: #""help" = "See https://example.com/help";"#
    ),
    good: RuleExample(
      #""help" = "Voir https://example.com/fr/help";"#,
      source: #""help" = "See https://example.com/help";"#
    )
  )

  static let triggers: TextFeatures = .address

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let source = text.source, source.features.contains(.address), !text.text.isBlank else {
      return
    }
    let wanted = Self.addresses(source.value)
    guard !wanted.isEmpty else { return }
    let found = Self.addresses(text.value)
    for address in wanted.subtracting(found).sorted() {
      findings.report(Self.message(address), text, notes: text.sourceNote)
    }
  }

  /// The hosts of web addresses without `www.` and a language, and whole mail addresses.
  ///
  /// The rest of a web address may well differ: pages have versions in several languages.
  private static func addresses(_ text: String) -> Set<String> {
    var found: Set<String> = []
    for word in text.split(whereSeparator: Self.isOutside) {
      if let scheme = word.range(of: "://") {
        let host = word[scheme.upperBound...].prefix { !"/?#:%{".contains($0) }
        if host.contains(".") { found.insert(Self.site(host)) }
      } else if let sign = word.firstIndex(of: "@"), sign > word.startIndex {
        let domain = word[word.index(after: sign)...]
        let isMail = domain.contains(".") && !word[..<sign].contains { "%$#".contains($0) }
        if isMail { found.insert(Self.trimmed(word.lowercased())) }
      }
    }
    return found
  }

  /// Whether a character stands between addresses; scripts without blanks write them right after
  /// letters.
  private static func isOutside(_ character: Character) -> Bool {
    if character.isWhitespace || "()<>\"'“”«»,;".contains(character) { return true }
    return switch character.unicodeScalars.first?.value ?? 0 {
    case 0xE00..<0xF00, 0x1000..<0x1200, 0x1780..<0x1800, 0x2E80...0xDFFF, 0xF900...0xFAFF: true
    case 0xFF00..<0xFFF0, 0x20000...0x3FFFF: true
    default: false
    }
  }

  private static func site(_ host: Substring) -> String {
    var labels = host.lowercased().split(separator: ".")
    if labels.count > 2, labels[0] == "www" || labels[0].utf8.count <= 3 { labels.removeFirst() }
    return trimmed(labels.joined(separator: "."))
  }

  private static func trimmed(_ word: String) -> String {
    var word = word
    while let last = word.last, ".!?:…。".contains(last) { word.removeLast() }
    return word
  }
}

extension URLChanged {
  fileprivate static func message(_ address: String) -> String {
    "the address \(address.excerpt) of the source text is missing"
  }
}
