internal import StoreLinks

extension Command {
  /// `reviewprompts link`: links to stores.
  static let link = Command(
    name: "link",
    summary: "Print the link to an app's review page or product page in a store.",
    discussion: [
      "The newest sound link of the store is printed, unless a platform, an OS version, a form or a "
        + "template asks for another. Where a store's reviews are reached from its product page alone, "
        + "as in Google Play, that page is the link; where there is no way at all, the command says so, "
        + "and --or-product takes the product page. 'reviewprompts stores' lists the stores."
    ],
    flags: [
      Flag(name: "--store", value: "STORE", summary: "The store, such as apple. Needed."),
      Flag(name: "--id", value: "ID", summary: "The app's id in that store. Needed."),
      .choice("--kind", ["review", "product"], "What to open; review by default."),
      Flag(name: "--platform", value: "P", summary: "The system that opens it, such as ios."),
      Flag(name: "--os-version", value: "V", summary: "That system's version, such as 10.2."),
      .choice("--form", ["https", "http", "scheme"], "The form of the link."),
      Flag(name: "--template", value: "ID", summary: "One template, such as apple.https.apps."),
      Flag(name: "--country", value: "CC", summary: "The storefront, two letters."),
      Flag(name: "--language", value: "TAG", summary: "The language of the page."),
      Flag(name: "--slug", value: "S", summary: "The app's name in the path of the link."),
      Flag(name: "--affiliate", value: "T", summary: "An affiliate token."),
      Flag(name: "--campaign", value: "T", summary: "A campaign token."),
      Flag(name: "--provider", value: "T", summary: "A provider token."),
      .toggle("--or-product", "Take the product page where there is no link to the reviews."),
      .choice("--format", ["text", "json"], "How to print; text by default."),
    ],
    subcommands: [.checkLinks, .explainLink],
    examples: [
      ("reviewprompts link --store apple --id 284882215", "The App Store's review sheet."),
      (
        "reviewprompts link --store fdroid --id org.example.app --or-product",
        "F-Droid has no reviews: the product page."
      ),
    ],
    run: { invocation, session throws(CommandFailure) in
      try LinkRequest(invocation).run(&session)
    }
  )
}
