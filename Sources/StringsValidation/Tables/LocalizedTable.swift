import Diagnostics
import LocaleMatching
import StringsFile

/// A file of texts in one language, taken apart for the rules; or one language of a catalog.
package struct LocalizedTable: Sendable {
  /// The path of the file, as it is to be printed.
  package let path: String
  /// The name of the table: that of the file without its extension.
  package let name: String
  /// The language.
  package let language: TableLanguage
  /// All texts, in the order of the file.
  package let texts: [TableText]
  /// The number of the last text of each key.
  let index: [String: Int]
  /// What the file holds besides its texts.
  let content: TableContent
  /// What is wrong with the file itself.
  let faults: [TableFault]
  /// Comments that allow something, in formats other than strings files.
  let comments: [TableComment]
  /// Entries of equal keys: the number of the earlier text and of the later.
  let repeats: [(earlier: Int, later: Int)]
  /// The numbers of the texts that are forms of a key.
  private let formNumbers: [String: [Int]]
  /// Whether any text depends on a number.
  let hasPlurals: Bool

  init(
    path: String,
    language: TableLanguage,
    texts: [TableText],
    content: TableContent,
    faults: [TableFault] = [],
    comments: [TableComment] = []
  ) {
    self.comments = comments
    self.path = path
    self.language = language
    self.texts = texts
    self.content = content
    self.faults = faults
    name = ProjectOutline.table(path.split { $0 == "/" }.last.map(String.init) ?? "")
    var index: [String: Int] = [:]
    index.reserveCapacity(texts.count)
    var repeats: [(earlier: Int, later: Int)] = []
    var formNumbers: [String: [Int]] = [:]
    var hasPlurals = false
    for (number, text) in texts.enumerated() {
      if text.form?.category != nil || text.message?.hasPlurals == true { hasPlurals = true }
      if text.form != nil { formNumbers[text.key, default: []].append(number) }
      guard let earlier = index.updateValue(number, forKey: text.key) else { continue }
      // In other formats the reader reports repeated keys, since forms of a key are told apart there.
      if case .entry = text.origin { repeats.append((earlier, number)) }
    }
    self.index = index
    self.repeats = repeats
    self.formNumbers = formNumbers
    self.hasPlurals = hasPlurals
  }

  /// The text of a key that counts: the last one.
  func text(forKey key: String) -> TableText? {
    index[key].map { texts[$0] }
  }

  /// All forms of the plural that a text is a form of, in the order of the file.
  func forms(ofPluralOf text: TableText) -> [TableText] {
    guard let form = text.form else { return [] }
    return (formNumbers[text.key] ?? []).map { texts[$0] }
      .filter { $0.form?.variable == form.variable && $0.form?.device == form.device }
  }
}
