internal import PromptContent

/// Writes where each text of a language came from, and what there is to say of it.
struct ProvenanceMarkup {
  let language: GalleryLanguage

  var html: String {
    let question =
      language.question.map { "<p>For a native speaker: <bdi>\($0.html)</bdi></p>" } ?? ""
    let rows = language.texts.map(row).joined()
    let remarks = language.remarks.map(\.html).joined()
    return "<details><summary>\(summary.html)</summary>\(question)\(remarks)"
      + "<div class=\"scroll\"><table><thead><tr><th scope=\"col\">Text</th>"
      + "<th scope=\"col\">From</th><th scope=\"col\">Remarks</th></tr></thead>"
      + "<tbody>\(rows)</tbody></table></div></details>"
  }

  /// What opens the table, with the number of remarks of each severity.
  private var summary: String {
    let all = language.allRemarks
    let severities: [GalleryRemark.Severity] = [.error, .warning, .note]
    let counts = severities.compactMap { severity in
      let count = all.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return "Sources and remarks" + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))
  }

  private func row(_ text: GalleryText) -> String {
    let name = text.entry.key.galleryName
    return "<tr data-k=\"\(name)\"><th scope=\"row\">\(name)\(messages(text.entry))</th>"
      + "<td>\(origin(text).html)</td><td>\(remarks(text))</td></tr>"
  }

  /// The messages that show a text, where there are others that do not.
  private func messages(_ entry: PromptOverview.Entry) -> String {
    let all = PromptMessage.allCases.filter { $0.shows(entry.key) }
    guard entry.messages != all else { return "" }
    return " (" + entry.messages.map(\.rawValue).joined(separator: ", ") + ")"
  }

  private func origin(_ text: GalleryText) -> String {
    guard let source = text.entry.source else { return "nowhere" }
    var parts = [source.layer.rawValue, source.language].compactMap(\.self)
    if source.key != text.entry.key.rawValue { parts.append("key \(source.key)") }
    if let place = text.place ?? source.table { parts.append(place) }
    if text.entry.text == nil { parts.append("hidden") }
    return parts.joined(separator: ", ")
  }

  private func remarks(_ text: GalleryText) -> String {
    var lines = text.remarks.map(\.html)
    if let pattern = text.entry.pattern, !MessageMarkup.isLive(pattern) {
      lines.append("<div>formatted here; the page cannot put other values into it</div>")
    }
    return lines.isEmpty ? "none" : lines.joined()
  }
}

extension PromptKey {
  /// The last word of the key, which is what the page calls the text.
  var galleryName: String {
    String(rawValue[rawValue.index(after: rawValue.lastIndex(of: ".") ?? rawValue.startIndex)...])
  }
}
