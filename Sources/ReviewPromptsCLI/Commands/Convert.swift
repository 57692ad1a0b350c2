extension Command {
  /// `reviewprompts convert`: string files in other forms.
  static let convert = Command(
    name: "convert",
    summary: "Convert string files to JSON, to JSON lines, or to their usual form.",
    discussion: [
      "Reads .strings files in UTF-8, UTF-16 and UTF-32, and property lists in XML and binary form, from "
        + "files or from standard input (-). Every error is reported at its line and column; a column "
        + "counts Unicode scalars.",
      "json prints one table as an object, keys in file order. jsonl prints one line a file, for any "
        + "number of files, also for those that do not parse. strings prints one table in its usual "
        + "form, with its comments.",
    ],
    operands: .any("[FILE|-]..."),
    flags: [
      .choice("--to", ["json", "jsonl", "strings"], "The form to print. Needed."),
      .choice(
        "--from",
        ["auto", "strings", "property-list"],
        "The form of the files; by default each file tells."
      ),
      Flag(
        name: "--output",
        value: "PATH",
        summary:
          "Write to this file instead of standard output; it is replaced only when all is done."
      ),
    ],
    examples: [
      ("reviewprompts convert --to json fr.lproj/Localizable.strings", "Print a table as JSON."),
      (
        "reviewprompts convert --to strings --output new.strings old.strings",
        "Rewrite a UTF-16 file in UTF-8, one entry a line."
      ),
    ],
    run: { invocation, session throws(CommandFailure) in
      try ConvertRequest(invocation).run(&session)
    }
  )
}
