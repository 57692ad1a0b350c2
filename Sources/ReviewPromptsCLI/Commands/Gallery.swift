extension Command {
  /// `reviewprompts gallery`: one page with every language's prompts.
  static let gallery = Command(
    name: "gallery",
    summary: "Write one HTML page with every language's prompts drawn as alerts.",
    discussion: [
      "The page stands alone: it needs no network and no other file. It draws each prompt as an alert of iOS, macOS "
        + "or Android, light and dark, in its real direction; filters by language, script, status and problem; puts "
        + "another name in while you type; marks labels that do not fit; shows two languages side by side; and says "
        + "of each text which layer, language, file and line it came from, and what 'validate' finds in it.",
      "An argument that is not given stays as {name} until somebody types a value for it; it is warned of, and the "
        + "status is 1, as with 'render'.",
    ],
    flags: [
      Flag(
        name: "--app-name",
        value: "NAME",
        summary: "The name to put in. Needed, unless --main-bundle gives it."
      ),
      Flag(name: "--output", value: "FILE.html", summary: "Where to write the page. Needed."),
      Flag(
        name: "--language",
        value: "TAG[,TAG...]",
        summary: "Only these languages; every language by default. en-XA and ar-XB may be named.",
        isRepeatable: true
      ),
    ] + Flag.content,
    examples: [
      ("reviewprompts gallery --app-name Notes --output gallery.html", "Every shipped language."),
      (
        "reviewprompts gallery --app-name Notes --override Localization --own-languages --output own.html",
        "A project's own texts, in its own languages."
      ),
    ],
    run: { invocation, session throws(CommandFailure) in
      try GalleryRequest(invocation).run(&session)
    }
  )
}
