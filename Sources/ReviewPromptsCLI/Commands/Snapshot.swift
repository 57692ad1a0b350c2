extension Command {
  /// `reviewprompts snapshot`: every language's finished prompts as files to be reviewed.
  static let snapshot = Command(
    name: "snapshot",
    summary: "Keep every language's finished prompts as text files under review.",
    discussion: [
      "A snapshot is one text file a language, such as fr.txt: all messages, the title and the buttons, the "
        + "direction, the link, and where each text came from. Invisible characters are written as \\u{A0}. "
        + "'record' writes the files, 'check' compares with them."
    ],
    subcommands: [.recordSnapshots, .checkSnapshots]
  )

  /// `reviewprompts snapshot record DIR`.
  static let recordSnapshots = Command(
    name: "record",
    summary: "Write the snapshots, and remove those of languages that are gone.",
    discussion: [
      "Writes what differs or is missing, and names each file that changed. Where the environment variable CI "
        + "is set nothing is recorded, since nobody is there to review it. Only what says in its first line that it "
        + "is the snapshot of the language in its name is removed. en-XA and ar-XB, once named with --language, are "
        + "kept up from then on."
    ],
    operands: .upToOne("DIR", minimum: 1),
    flags: snapshotFlags,
    examples: [
      (
        "reviewprompts snapshot record Snapshots --app-name Notes --override Overrides",
        "Record the prompts of an app with its own texts."
      )
    ],
    run: { invocation, session throws(CommandFailure) in
      try SnapshotRequest(invocation).record(&session)
    }
  )

  /// `reviewprompts snapshot check DIR`.
  static let checkSnapshots = Command(
    name: "check",
    summary: "Compare the prompts with their snapshots.",
    discussion: [
      "Prints a diff for each text that differs, and names snapshots that are missing or left over. With "
        + "--language only those languages are looked at, and files of others are let be."
    ],
    operands: .upToOne("DIR", minimum: 1),
    flags: snapshotFlags,
    examples: [
      ("reviewprompts snapshot check Snapshots --language fr,de", "Check two languages only.")
    ],
    run: { invocation, session throws(CommandFailure) in
      try SnapshotRequest(invocation).check(&session)
    }
  )

  private static let snapshotFlags =
    [
      Flag(
        name: "--app-name",
        value: "NAME",
        summary: "The name to put in; the main bundle's, or else 'Notes', by default."
      ),
      Flag(
        name: "--language",
        value: "TAG[,TAG...]",
        summary: "Only these languages; every language by default.",
        isRepeatable: true
      ),
      .toggle("--all", "Every language, as by default."),
    ] + Flag.content + [
      Flag(name: "--store", value: "STORE", summary: "The store that the first button opens."),
      Flag(name: "--id", value: "ID", summary: "The app's id in that store."),
    ]
}
