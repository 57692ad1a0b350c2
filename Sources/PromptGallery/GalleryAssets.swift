internal import EmbeddedData

/// The style and the script of the page, as they stand in the binary.
enum GalleryAssets {
  static var style: String { text("style") }
  static var script: String { text("script") }

  private static func text(_ name: String) -> String {
    var count = 0
    let first = reviewprompts_embedded_gallery(&count)
    let files = UnsafeBufferPointer(start: first, count: count)
    guard let file = files.first(where: { String(cString: $0.name) == name }) else { return "" }
    return String(
      decoding: UnsafeBufferPointer(start: file.bytes, count: file.count),
      as: UTF8.self
    )
  }
}
