package import MessageFormatting

/// Every language's prompts on one page, drawn as alerts.
///
/// The page is one HTML text that needs nothing from elsewhere, and may not ask for anything.
package struct Gallery: Sendable {
  /// The values that are put into the texts, `appName` among them.
  package var arguments: [String: MessageArgument]
  /// The languages, in the order in which they are shown.
  package var languages: [GalleryLanguage]
  /// Whether arguments are set apart from text of the other direction.
  package var isolatesNames = true

  /// Makes a gallery.
  package init(arguments: [String: MessageArgument], languages: [GalleryLanguage]) {
    self.arguments = arguments
    self.languages = languages
  }

  /// The page.
  package var html: String {
    let markup = MessageMarkup(arguments: arguments, isolates: isolatesNames)
    let cards = languages.map { CardMarkup(language: $0, markup: markup).html }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en" data-message="app" data-theme="light"\(isolatesNames ? "" : " data-isolates=\"off\"")>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <link rel="icon" href="data:,">
      <title>Review prompts in \(count)</title>
      <style>
      \(GalleryAssets.style)</style>
      </head>
      <body>
      <a class="skip" href="#gallery">To the prompts</a>
      <header class="top"><h1>Review prompts in \(count)</h1>
      <p>Drawings of alerts: fonts and sizes are those of this computer. A dashed line marks a label that does not \
      fit. Click a text, or open ‘Sources and remarks’, to see where it came from and what is wrong with it.</p></header>
      \(ControlsMarkup(gallery: self).html)
      \(Self.comparison)
      <main class="grid" id="gallery" tabindex="-1">
      \(cards)</main>
      <script>
      \(GalleryAssets.script)</script>
      </body>
      </html>

      """
  }

  private var count: String {
    languages.count == 1 ? "one language" : "\(languages.count) languages"
  }

  /// Nothing may be loaded, and nothing sent.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; "
    + "base-uri 'none'; form-action 'none'"

  private static let comparison = """
    <section id="compare" aria-labelledby="compare-heading" hidden><h2 id="compare-heading">Side by side</h2>
    <div class="pair"></div>
    <div class="scroll"><table><thead><tr><th scope="col">Text</th><th scope="col"></th><th scope="col"></th></tr></thead>\
    <tbody></tbody></table></div></section>
    """
}
