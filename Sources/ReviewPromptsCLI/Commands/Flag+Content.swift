internal import PromptContent

extension Flag {
  /// Flags that say where texts come from and what is put into them, for every command that makes prompts.
  static let content = [
    Flag(
      name: "--override",
      value: "DIR",
      summary: "A folder of .lproj folders whose texts win over the shipped ones. The first wins.",
      isRepeatable: true
    ),
    Flag(
      name: "--main-bundle",
      value: "DIR",
      summary: "The app's bundle, or its folder of .lproj folders."
    ),
    LanguageArgument.forbidFlag,
    .toggle("--own-languages", "Choose only among the languages of the app's own folders."),
    .choice(
      "--precedence",
      PromptPrecedence.allCases.map(\.rawValue),
      "What counts more: the better language (the default), or the higher layer."
    ),
    Flag(
      name: "--argument",
      value: "NAME=VALUE",
      summary: "A value for another argument of the texts, such as version=2.1.",
      isRepeatable: true
    ),
    .toggle("--no-isolates", "Leave a name of the other writing direction without isolates."),
  ]
}
