package import PromptContent

/// The snapshot of a language as it should be.
package struct LanguageSnapshot: Sendable {
  /// The language.
  package let language: String
  /// The text of its file.
  package let text: String
  /// What stood in the way of its prompts.
  package let problems: [PromptProblem]
}
