internal import MessageFormatting
internal import PromptContent

/// Writes the controls of the page.
struct ControlsMarkup {
  let gallery: Gallery

  var html: String {
    let fields =
      arguments
      + [
        select(
          "message",
          "Message",
          [("app", "app"), ("game", "game"), ("update", "update"), ("all", "all")]
        ),
        select(
          "look",
          "Look",
          [("ios", "iOS"), ("macos", "macOS"), ("android", "Android"), ("all", "all")]
        ),
        select("theme", "Theme", [("light", "light"), ("dark", "dark"), ("all", "both")]),
        "<label>Find <input id=\"find\" type=\"search\" placeholder=\"fr, French, français\"></label>",
        select("script", "Script", [("", "any")] + scripts.map { ($0, $0) }),
        select("status", "Status", [("", "any")] + statuses.map { ($0, $0) }),
        select("problem", "Problem", Self.problems),
        select("left", "Side by side", languages), select("right", "with", languages),
        "<label class=\"check\"><input id=\"sources\" type=\"checkbox\">All sources</label>",
      ]
    return
      "<form class=\"controls\" id=\"controls\" aria-label=\"What to show\" autocomplete=\"off\">"
      + fields.joined(separator: "\n") + "\n<p id=\"state\" role=\"status\"></p></form>"
  }

  private static let problems = [
    ("", "with or without"), ("any", "any"), ("fit", "does not fit"),
    ("error", "errors"), ("remark", "errors and warnings"), ("note", "notes"),
    ("mixed", "several languages"), ("fallback", "another language"), ("missing", "missing text"),
    ("question", "open question"),
  ]

  private func select(_ id: String, _ label: String, _ options: [(String, String)]) -> String {
    let items = options.map { "<option value=\"\($0.0.html)\">\($0.1.html)</option>" }
    return "<label>\(label.html) <select id=\"\(id)\">\(items.joined())</select></label>"
  }

  /// A field for the app's name, and one for each other argument that a text uses.
  private var arguments: [String] {
    let names = gallery.languages.flatMap { $0.texts.compactMap(\.entry.pattern) }
      .flatMap { $0.parameters.map(\.name) }
    let others = Set(names).subtracting(["appName"]).sorted()
    return (["appName"] + others).map { name in
      let label = name == "appName" ? "App name" : name
      let value: String = if case .string(let text)? = gallery.arguments[name] { text } else { "" }
      let given = gallery.arguments[name] == nil ? "" : " data-given"
      return
        "<label>\(label.html) <input data-argument=\"\(name.html)\" dir=\"auto\" "
        + "value=\"\(value.html)\"\(given)></label>"
    }
  }

  private var scripts: [String] { Set(gallery.languages.compactMap(\.script)).sorted() }

  private var statuses: [String] { Set(gallery.languages.map(\.status)).sorted() }

  private var languages: [(String, String)] {
    [("", "none")]
      + gallery.languages.map { language in
        let tag = language.overview.language
        return (tag, language.englishName.map { "\($0) (\(tag))" } ?? tag)
      }
  }
}
