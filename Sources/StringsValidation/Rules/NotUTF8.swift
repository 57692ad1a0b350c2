import Diagnostics
import LocaleMatching
import StringsFile

/// Bytes that are no text in the encoding of the file.
struct NotUTF8: TableRule {
  static let documentation = RuleDocumentation(
    "not-utf8",
    .error,
    "The file holds bytes that are no characters.",
    reason: """
      The app cannot read the file at all, so readers see keys, or it shows other letters than were \
      typed.
      """,
    bad: RuleExample("\"rate\" = \"Not\u{E9}\";", storedAs: .latin1),
    good: RuleExample("\"rate\" = \"Not\u{E9}\";")
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    findings.reportFaults(of: table.table)
    for error in table.table.document(with: .faults)?.errors ?? [] {
      guard error.isAboutBytes else { continue }
      let told = Self.withLanguage(error, table.table)
      findings.report(told.message, at: error.range, in: table.table)
    }
  }

  /// The error with a charset that fits the language of the table.
  private static func withLanguage(
    _ error: StringsFileError,
    _ table: LocalizedTable
  ) -> StringsFileError {
    guard case .undecodableBytes(let first, _) = error.kind, let tag = table.language.tag,
      case .strings(let file) = table.content
    else { return error }
    let isTraditional =
      tag.script == "Hant" || tag.script == nil && ["TW", "HK", "MO"].contains(tag.region ?? "")
    let guess = CharsetGuess.guess(
      file.bytes,
      error.position.byteOffset,
      language: tag.language,
      isTraditional: isTraditional
    )
    var told = error
    told.kind = .undecodableBytes(first: first, guess: guess)
    return told
  }
}

extension LocalizedTable {
  /// Whether bytes of a strings file are no characters.
  var holdsUndecodableBytes: Bool {
    guard let document = document(with: .faults) else { return false }
    return document.errors.contains(where: \.isAboutBytes)
  }
}

extension StringsFileError {
  /// Whether bytes of the file are no characters.
  var isAboutBytes: Bool {
    switch kind {
    case .undecodableBytes, .undecodableUTF32: true
    default: false
    }
  }
}
