internal import MessageFormatting
internal import PromptContent

/// Writes all that the page shows of one language.
struct CardMarkup {
  let language: GalleryLanguage
  let markup: MessageMarkup

  private var tag: String { language.overview.language }

  var html: String {
    let other = language.englishName == language.name ? nil : language.englishName
    let english = other.map { " <span class=\"en\">\($0.html)</span>" } ?? ""
    let direction = language.overview.direction == .rightToLeft ? "rtl" : "ltr"
    return """
      <section class="card" id="language-\(tag.html)" aria-labelledby="name-\(tag.html)" \
      data-language="\(tag.html)" data-names="\(names.html)" data-script="\(script.html)" \
      data-status="\(language.status.html)" data-problems="\(language.problems.joined(separator: " "))">
      <header><h2 id="name-\(tag.html)"><bdi lang="\(tag.html)" dir="\(direction)">\(language.name.html)</bdi>\
      \(english) <code>\(tag.html)</code></h2><p>\(about.html)</p></header>
      \(notes)<p class="over" hidden></p>
      <div class="stage"><div class="v ios light">\(AlertMarkup(language: language, markup: markup).html)</div></div>
      \(ProvenanceMarkup(language: language).html)
      </section>

      """
  }

  /// What the search looks in.
  private var names: String {
    [tag, language.name, language.englishName ?? ""].joined(separator: " ").lowercased()
  }

  private var script: String { language.script ?? "" }

  private var about: String {
    let isRightToLeft = language.overview.direction == .rightToLeft
    let parts = [
      script, isRightToLeft ? "right to left" : "left to right", language.status,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var notes: String {
    var lines: [String] = []
    for prompt in language.overview.prompts where prompt.isMixed {
      lines.append("The message ‘\(prompt.message.rawValue)’ is in several languages.")
    }
    for prompt in language.overview.prompts where !prompt.isMixed && prompt.language != tag {
      lines.append("The message ‘\(prompt.message.rawValue)’ is written in \(prompt.language).")
    }
    return lines.map { "<p class=\"wrong\">\($0.html)</p>" }.joined()
  }
}
