package import PromptContent

/// A text of a language, and all that is known of it.
package struct GalleryText: Sendable {
  /// The text, and the messages that show it.
  package var entry: PromptOverview.Entry
  /// The file that it stands in and the line, as `path:line`; `nil` where there is no file.
  package var place: String?
  /// What checks have to say of it.
  package var remarks: [GalleryRemark]

  /// Makes a text of the gallery.
  package init(entry: PromptOverview.Entry, place: String?, remarks: [GalleryRemark]) {
    self.entry = entry
    self.place = place
    self.remarks = remarks
  }
}
