import Diagnostics

@testable import StringsValidation

/// A string catalog with one entry in English and German, whose texts name substitutions.
struct SubstitutionCatalog {
  /// A text with its substitutions, or with forms of its own.
  struct Language {
    var text: String?
    var substitutions: [Substitution] = []
    /// The forms of the entry itself, where it names no substitution.
    var forms: [(category: String, text: String)] = []
  }

  /// A plural with what it counts.
  struct Substitution {
    var name: String
    var number: Int?
    var specifier: String? = "lld"
    var forms: [(category: String, text: String)]

    init(
      _ name: String = "f",
      _ number: Int? = 1,
      _ specifier: String? = "lld",
      one: String = "%arg file",
      other: String = "%arg files"
    ) {
      self.name = name
      self.number = number
      self.specifier = specifier
      forms = [("one", one), ("other", other)]
    }
  }

  var english: Language
  var german: Language

  /// The catalog as an example.
  var example: RuleExample {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a b": {"localizations": {
        "en": \(Self.json(english)),
        "de": \(Self.json(german))
      }}}}
      """
    return RuleExample(text, file: "Localizable.xcstrings")
  }

  /// What a rule finds, with the language before each message.
  func found(_ rule: any Rule) -> [String] {
    ExampleRun.findings(rule, example).map { "\($0.language ?? ""): \($0.message)" }
  }

  /// The rules that find something, each as often as it does.
  var rules: [String] { ExampleRun.findings(example, ActiveRules()).map(\.rule) }

  private static func json(_ language: Language) -> String {
    var members = language.text.map { [unit($0)] } ?? []
    if !language.forms.isEmpty { members.append(variations(language.forms)) }
    if !language.substitutions.isEmpty {
      let substitutions = language.substitutions.map { "\"\($0.name)\": \(json($0))" }
      members.append("\"substitutions\": {\(substitutions.joined(separator: ", "))}")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func json(_ substitution: Substitution) -> String {
    var members = substitution.number.map { ["\"argNum\": \($0)"] } ?? []
    members += substitution.specifier.map { ["\"formatSpecifier\": \"\($0)\""] } ?? []
    members.append(variations(substitution.forms))
    return "{\(members.joined(separator: ", "))}"
  }

  private static func variations(_ forms: [(category: String, text: String)]) -> String {
    let forms = forms.map { "\"\($0.category)\": {\(unit($0.text))}" }
    return "\"variations\": {\"plural\": {\(forms.joined(separator: ", "))}}"
  }

  private static func unit(_ text: String) -> String {
    "\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}"
  }
}
