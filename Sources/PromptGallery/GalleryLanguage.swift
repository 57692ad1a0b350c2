package import PromptContent

/// A language of the gallery: its prompts, its names, and how far its texts were reviewed.
package struct GalleryLanguage: Sendable {
  /// The prompts of all messages.
  package var overview: PromptOverview
  /// Every text, in the order of `overview.entries`.
  package var texts: [GalleryText]
  /// Its name in itself.
  package var name: String
  /// Its name in English; `nil` where it is not known.
  package var englishName: String?
  /// The script (ISO 15924) that it is written in; `nil` where it is not known.
  package var script: String?
  /// How far its texts were reviewed, such as `read twice`.
  package var status: String
  /// What only a native speaker can settle.
  package var question: String?
  /// What checks have to say of its files as a whole.
  package var remarks: [GalleryRemark] = []

  /// Makes a language of the gallery.
  package init(overview: PromptOverview, texts: [GalleryText], name: String, status: String) {
    self.overview = overview
    self.texts = texts
    self.name = name
    self.status = status
  }

  /// The names of what is to be looked at, by which the page filters.
  var problems: [String] {
    let prompts = overview.prompts
    let all = [
      ("mixed", prompts.contains(where: \.isMixed)),
      ("fallback", prompts.contains { !$0.isMixed && $0.language != overview.language }),
      ("missing", overview.entries.contains { $0.source == nil }),
      ("error", severities.contains(.error)),
      ("remark", severities.contains(.error) || severities.contains(.warning)),
      ("note", severities.contains(.note)),
      ("question", question != nil),
    ]
    return all.filter(\.1).map(\.0)
  }

  private var severities: Set<GalleryRemark.Severity> { Set(allRemarks.map(\.severity)) }

  /// What checks have to say of its files and of its texts.
  var allRemarks: [GalleryRemark] { remarks + texts.flatMap(\.remarks) }
}
