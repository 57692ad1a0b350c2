internal import LocaleMatching

extension Command {
  /// `reviewprompts languages`: what is shipped, and how preferences are matched.
  static let languages = Command(
    name: "languages",
    summary: "List the shipped languages, or match preferences against languages.",
    discussion: [
      "Lists every shipped language: its tag, own name, English name, direction, how many of its texts "
        + "there are, and how far they were reviewed. 'read twice' means that a second reader went "
        + "through all texts from scratch; no review is claimed that was not done."
    ],
    flags: [.choice("--format", ["text", "json"], "How to print; text by default.")],
    subcommands: [.matchLanguages],
    run: { invocation, session throws(CommandFailure) in
      let languages = try ShippedLanguage.all()
      if invocation.value("--format") == "json" {
        try session.print(JSONWriter.string(.array(languages.map(\.json))))
      } else {
        try session.print(LanguageTable.text(languages), terminator: "")
      }
      return .success
    }
  )

  /// `reviewprompts languages match`: a fallback chain.
  static let matchLanguages = Command(
    name: "match",
    summary: "Print the fallback chain of a preference list, best first.",
    discussion: [
      "Prints one language a line, as spelt behind --among. The chain ends with the source language. With "
        + "--explain each line also has the preference that it answers and how well it fits, behind tabs."
    ],
    flags: [
      Flag(
        name: "--among",
        value: "TAG,TAG...",
        summary:
          "The languages that there are, in any spelling of a folder. The shipped ones by default.",
        isRepeatable: true
      ),
      Flag(
        name: "--prefer",
        value: "TAG,TAG...",
        summary: "The user's languages, best first.",
        isRepeatable: true
      ),
      Flag(name: "--source", value: "TAG", summary: "The last resort; en by default."),
      LanguageArgument.forbidFlag,
      .toggle("--explain", "Say which preference each language answers, and how well it fits."),
      .choice("--format", ["text", "json"], "How to print; text by default."),
    ],
    examples: [
      (
        "reviewprompts languages match --among en,es,es-419 --prefer es-MX,en",
        "Prints es-419, es and en."
      )
    ],
    run: { invocation, session throws(CommandFailure) in
      try LanguageMatchRequest(invocation).run(&session)
    }
  )
}
