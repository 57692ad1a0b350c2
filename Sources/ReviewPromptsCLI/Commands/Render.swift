internal import PromptContent

extension Command {
  /// `reviewprompts render`: finished prompts.
  static let render = Command(
    name: "render",
    summary: "Print the finished prompt, in one language or in all.",
    discussion: [
      "Prints the prompt in the best language of a preference list, taken from --language or from LC_ALL, "
        + "LC_MESSAGES or LANG. Texts come from the override folders, then the main bundle, then the "
        + "shipped tables; a prompt is in one language, unless --precedence layer asks otherwise.",
      "On a terminal the prompt is drawn as a box; anywhere else it is plain text.",
      "Two languages are made up to test with, out of the source language: en-XA has accents and is a third longer, "
        + "ar-XB is mirrored. They can be named wherever a language can, and no listing has them.",
    ],
    flags: [
      Flag(name: "--app-name", value: "NAME", summary: appNameSummary),
      .choice(
        "--message",
        PromptMessage.allCases.map(\.rawValue),
        "Which message; app by default."
      ),
      Flag(
        name: "--language",
        value: "TAG[,TAG...]",
        summary: "The user's languages, best first. Repeated, it adds to the list.",
        isRepeatable: true
      ),
      .toggle("--all", "Print the prompt in every language that there is."),
    ] + Flag.content + [
      .choice("--format", ["text", "json"], "How to print; text by default.")
    ],
    examples: [
      (
        "reviewprompts render --app-name Notes --language zh-TW", "The prompt for a user in Taiwan."
      ),
      (
        "reviewprompts render --app-name Notes --all --format json",
        "Every language, for a script."
      ),
      (
        "reviewprompts render --app-name Notes --override Overrides --language fr-CA,en",
        "With the app's own texts over the shipped ones."
      ),
    ],
    run: { invocation, session throws(CommandFailure) in
      try RenderRequest(invocation, session).run(&session)
    }
  )

  private static let appNameSummary =
    "The name to put in. Needed, unless --main-bundle has an Info.plist that gives it."
}
