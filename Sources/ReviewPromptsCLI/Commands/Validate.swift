internal import StringsValidation

extension Command {
  /// `reviewprompts validate`: string files checked.
  static let validate = Command(
    name: "validate",
    summary: "Check string files: what breaks, misleads or shows rubbish to a reader.",
    discussion: [
      "PATH is a .strings, .stringsdict or .xcstrings file, an .lproj folder, or a folder that holds "
        + ".lproj folders at any depth; Localization when none is given. Each folder that holds some "
        + "is one project, and each of its tables is compared with that of the source language.",
      "Findings are printed one a line, as path:line:column: severity: message [rule]. Lines and "
        + "columns count from 1, columns in Unicode scalars. 'reviewprompts rules RULE' explains a "
        + "rule, with a bad and a good example.",
      "An entry may break a rule when the comment right above it says so, with a reason: "
        + "/* reviewprompts:ignore RULE: REASON */ In a .stringsdict it stands in <!-- --> above the "
        + "<key>, in a catalog in the \"comment\" of the entry, where it is for all languages.",
      "Settings are read from the nearest .reviewprompts.json in the folder of the first PATH or "
        + "above it; flags come first: {\"version\": 1, \"source\": TAG, \"failOn\": LEVEL, "
        + "\"rules\": {ID: LEVEL}, \"exclude\": [PATTERN], \"baseline\": PATH, "
        + "\"overrides\": [{\"paths\": [PATTERN], \"rules\": {ID: LEVEL}}]}",
    ],
    operands: .any("[PATH]..."),
    flags: checkFlags + outputFlags + fixFlags,
    examples: [
      ("reviewprompts validate Localization", "Check all languages of a folder."),
      ("reviewprompts validate fr.lproj", "Check one language against the source language."),
      ("reviewprompts validate --diff", "Show what --fix would change, and change nothing."),
      (
        "reviewprompts validate --write-baseline old.json; reviewprompts validate --baseline old.json",
        "Accept what is there, and report only what is new."
      ),
    ],
    run: { invocation, session throws(CommandFailure) in
      try ValidateRequest(invocation, session).run(&session)
    }
  )

  private static let checkFlags: [Flag] = [
    Flag(
      name: "--source",
      value: "TAG",
      summary:
        "The language that the others are translated from; en by default. Base stands for it."
    ),
    Flag(
      name: "--rule",
      value: "ID=off|note|warning|error",
      summary: "Leave a rule out, or set how severe it is.",
      isRepeatable: true
    ),
    Flag(name: "--config", value: "PATH", summary: "Read settings from this file."),
    .toggle("--no-config", "Read no settings."),
    Flag(
      name: "--baseline",
      value: "PATH",
      summary: "Leave out the findings that are listed in this file."
    ),
    Flag(
      name: "--write-baseline",
      value: "PATH",
      summary: "List all findings in this file, to be left out later."
    ),
    .choice(
      "--fail-on",
      ["error", "warning", "never"],
      "From which severity on the exit status is 1; error by default."
    ),
  ]

  private static let outputFlags: [Flag] = [
    .choice(
      "--format",
      ["text", "full", "json", "sarif", "github"],
      "How to print; text by default. full shows the lines, sarif and github are for other programs."
    ),
    Flag(
      name: "--output-file",
      value: "PATH",
      summary: "Write to this file instead of standard output."
    ),
    .choice("--color", ["auto", "always", "never"], "Whether to colour; auto by default."),
    .toggle("--quiet", "Print findings only, no closing line."),
  ]

  private static let fixFlags: [Flag] = [
    .toggle("--fix", "Mend what a reader never sees: escapes, encoding, exact duplicates."),
    .toggle("--unsafe-fixes", "Mend what changes words, placeholders or blanks, too."),
    .toggle("--diff", "Print what the fixes would change, and change nothing."),
  ]
}
