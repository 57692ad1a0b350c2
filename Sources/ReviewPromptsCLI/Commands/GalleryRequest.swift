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
    for tag in languages { gallery.languages.append(try language(tag, names[tag])) }
    let page = Array(gallery.html.utf8)
    if output == "-" {
      try session.write(page)
    } else {
      try Files.write(page, to: output)
      session.remark("wrote \(output): \(languages.count) languages, \(page.count / 1000) KB")
    }
    return .success
  }

  private func language(
    _ tag: String,
    _ shipped: ShippedLanguage?
  ) throws(CommandFailure) -> GalleryLanguage {
    let overview = content.catalog.overview(
      of: tag,
      appName: content.appName,
      arguments: content.arguments
    )
    for problem in overview.problems {
      if let failure = content.folders.failure(for: problem) { throw failure }
    }
    let texts = overview.entries.map { entry in
      GalleryText(
        entry: entry,
        place: entry.source.flatMap(places.place),
        remarks: overview.problems.compactMap { GalleryRemark($0, of: entry) }
      )
    }
    let pseudo = LanguageTag(tag).flatMap(PseudoLanguage.init)
    var language = GalleryLanguage(
      overview: overview,
      texts: texts,
      name: shipped?.name ?? pseudo?.name ?? tag,
      status: pseudo == nil ? shipped?.review.last ?? "not reviewed" : "made to test with"
    )
    language.englishName = shipped?.englishName
    language.script = pseudo == nil ? LanguageTag(tag)?.likelyScript : "Latn"
    language.question = shipped?.question
    return language
  }
}

extension GalleryRemark {
  /// What a problem of a prompt says of one of its texts; `nil` when it says nothing of that.
  fileprivate init?(_ problem: PromptProblem, of entry: PromptOverview.Entry) {
    switch problem {
    case .argument(let reason, entry.key, let source) where source == entry.source:
      self.init(.warning, reason, rule: "argument")
    case .missingText(entry.key):
      self.init(.error, problem.description, rule: "missing-text")
    default: return nil
    }
  }
}
