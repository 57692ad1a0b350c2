internal import Diagnostics
internal import PromptContent
internal import PromptGallery

/// What there is to say of the texts of one language, for the gallery.
struct LanguageRemarks {
  private let overview: PromptOverview
  private let places: TextPlaces
  private let findings: TextFindings
  /// The files that the texts of the language stand in.
  private let paths: [String]

  init(_ overview: PromptOverview, _ places: TextPlaces, _ findings: TextFindings) {
    self.overview = overview
    self.places = places
    self.findings = findings
    let sources = overview.entries.compactMap(\.source)
    paths = Set(sources.compactMap { places.place(of: $0)?.path }).sorted()
  }

  /// The text of an entry, with what is said of it.
  func text(_ entry: PromptOverview.Entry) -> GalleryText {
    let place = entry.source.flatMap(places.place)
    var remarks = overview.problems.compactMap { GalleryRemark($0, of: entry) }
    if let place, let source = entry.source {
      remarks += findings.findings(of: source.key, in: place.path)
        .filter { !Self.isMeant($0, by: entry) }.map { GalleryRemark($0) }
    }
    // Where another file lacks the text, that file is named.
    for path in paths where path != place?.path {
      let others = findings.findings(of: entry.key.rawValue, in: path)
        .filter { !Self.isMeant($0, by: entry) }
      remarks += others.map { GalleryRemark($0, isPlaced: true) }
    }
    return GalleryText(entry: entry, place: place?.description, remarks: remarks)
  }

  /// Whether a table that stands alone would be wrong, but not one that lies over others: an empty text hides its
  /// element, and a text that one language lacks, the source language too, is left to the next layer.
  private static func isMeant(_ finding: Finding, by entry: PromptOverview.Entry) -> Bool {
    guard entry.source != nil else { return false }
    switch finding.rule {
    case "missing-key", "extra-key": return true
    case "empty-value": return entry.text == nil
    default: return false
    }
  }

  /// What is said of the files as a whole.
  var ofFiles: [GalleryRemark] {
    paths.flatMap(findings.findings(ofWhole:)).map { GalleryRemark($0, isPlaced: true) }
  }
}

extension GalleryRemark {
  /// What a finding says, with its place and key where asked for.
  fileprivate init(_ finding: Finding, isPlaced: Bool = false) {
    let placed = "\(FindingText.place(finding.place)): \(FindingText.message(finding))"
    let message = isPlaced ? placed : finding.message.printable
    self.init(Severity(finding.severity), message, rule: finding.rule)
  }

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

extension GalleryRemark.Severity {
  fileprivate init(_ severity: Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
