extension Command {
  /// The command itself, with all that it can do.
  static let reviewPrompts = Command(
    name: "reviewprompts",
    summary: "The words and the links of \"would you rate this app?\", in every language.",
    subcommands: [
      .render, .link, .stores, .convert, .validate, .rules, .languages, .gate, .snapshot, .gallery,
    ],
    examples: [
      (
        "reviewprompts render --app-name Notes --language fr",
        "Print the finished prompt in French."
      ),
      (
        "reviewprompts link --store apple --id 284882215",
        "Print the link to an app's review page."
      ),
    ]
  )
}
