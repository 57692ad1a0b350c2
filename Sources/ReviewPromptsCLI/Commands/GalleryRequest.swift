internal import LocaleMatching
internal import MessageFormatting
internal import PromptContent
internal import PromptGallery

/// What one call of `gallery` asks for.
struct GalleryRequest {
  private let content: ContentRequest
  private let languages: [String]
  private let output: String
  private let places: TextPlaces

  init(_ invocation: Invocation) throws(CommandFailure) {
    output = try invocation.required("--output")
    let asked = try ContentRequest.languages(invocation)
    content = try ContentRequest(invocation, preferences: asked ?? [])
    languages =
      try LanguageArgument.offered(asked, by: content.catalog) ?? content.catalog.languages
    places = TextPlaces(folders: content.folders)
  }

  func run(_ session: inout Session) throws(CommandFailure) -> ExitStatus {
    let known = try ShippedLanguage.all()
    let names = Dictionary(known.map { ($0.tag, $0) }) { first, _ in first }
    var arguments = content.arguments
    arguments["appName"] = .string(content.appName)
    var gallery = Gallery(arguments: arguments, languages: [])
    gallery.isolatesNames = content.catalog.isolatesNames
    let overviews = languages.map(overview)
    var status = ExitStatus.success
    for overview in overviews {
      let isGood = try content.report(overview.problems, of: overview.language, session)
      if !isGood { status = .findings }
    }
    let sources = overviews.lazy.flatMap(\.entries).compactMap(\.source)
    let findings = try TextFindings(of: Set(sources), in: places)
    gallery.languages = overviews.map { overview in
      language(LanguageRemarks(overview, places, findings), overview, names[overview.language])
    }
    let page = Array(gallery.html.utf8)
    if output == "-" {
      try session.write(page)
    } else {
      try Files.write(page, to: output)
      let count = languages.count == 1 ? "1 language" : "\(languages.count) languages"
      session.remark("wrote \(output): \(count), \(page.count / 1000) KB")
    }
    return status
  }

  private func overview(of tag: String) -> PromptOverview {
    content.catalog.overview(
      of: tag,
      appName: content.appName,
      arguments: content.arguments
    )
  }

  private func language(
    _ remarks: LanguageRemarks,
    _ overview: PromptOverview,
    _ shipped: ShippedLanguage?
  ) -> GalleryLanguage {
    let tag = overview.language
    let pseudo = LanguageTag(tag).flatMap(PseudoLanguage.init)
    var language = GalleryLanguage(
      overview: overview,
      texts: overview.entries.map(remarks.text),
      name: shipped?.name ?? pseudo?.name ?? tag,
      status: pseudo == nil ? shipped?.review.last ?? "not reviewed" : "made to test with"
    )
    language.englishName = shipped?.englishName
    language.script = pseudo == nil ? LanguageTag(tag)?.likelyScript : "Latn"
    language.question = shipped?.question
    language.remarks = remarks.ofFiles
    return language
  }
}
