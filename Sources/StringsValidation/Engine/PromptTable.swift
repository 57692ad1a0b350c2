import PromptContent

/// What is special about tables of the library's prompts.
enum PromptTable {
  /// The name of the table that holds nothing else.
  static let name = "ReviewPrompts"
  /// What the keys of prompts begin with, in whatever table they stand.
  static let keyPrefix = "reviewPrompt."
  /// The keys of a whole table.
  static let keys = PromptKey.allCases.map(\.rawValue)

  /// Whether a table holds prompts and nothing else.
  static func includes(_ table: LocalizedTable) -> Bool {
    table.name == name
  }

  /// Whether a table has all texts of a prompt; an app may well override only some.
  static func isWhole(_ table: LocalizedTable) -> Bool {
    keys.allSatisfy { table.index[$0] != nil }
  }
}
