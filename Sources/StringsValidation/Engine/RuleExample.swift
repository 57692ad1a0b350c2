/// A small table that shows a fault or the lack of it.
package struct RuleExample: Hashable, Sendable {
  /// How the file of an example is stored.
  package enum Encoding: Hashable, Sendable {
    case utf8
    case latin1
    case utf16
    case utf16WithoutMark
  }

  /// The table, as it stands in its file.
  package var text: String
  /// The table of the source language, if the fault shows only beside it.
  package var source: String?
  /// The language that the table is in.
  package var language: String
  /// The name of the file.
  package var file: String
  /// How the file is stored.
  package var encoding: Encoding
  /// The paths of other files beside it, where only their names matter.
  package var otherFiles: [String]

  init(
    _ text: String,
    source: String? = nil,
    language: String = "fr",
    file: String = "Localizable.strings",
    storedAs encoding: Encoding = .utf8,
    otherFiles: [String] = []
  ) {
    self.text = text
    self.source = source
    self.language = language
    self.file = file
    self.encoding = encoding
    self.otherFiles = otherFiles
  }

  /// The bytes of the file.
  package var bytes: [UInt8] {
    switch encoding {
    case .utf8: Array(text.utf8)
    case .latin1: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    case .utf16: [0xFE, 0xFF] + Self.utf16(text)
    case .utf16WithoutMark: Self.utf16(text)
    }
  }

  private static func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  /// A table of the library's prompts, in which every text is a message.
  static func prompt(_ text: String, source: String? = nil, language: String = "fr") -> Self {
    Self(text, source: source, language: language, file: "ReviewPrompts.strings")
  }

  /// The path of the table's file.
  package var path: String {
    file.hasSuffix(".xcstrings") ? file : "\(language).lproj/\(file)"
  }
}
