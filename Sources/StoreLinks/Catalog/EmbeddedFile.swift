import EmbeddedData

/// A file that the binary carries: a store, or data that stores share.
struct EmbeddedFile {
  private let file: ReviewPromptsEmbeddedFile

  var name: String { String(cString: file.name) }

  /// A copy of the bytes.
  var bytes: [UInt8] { [UInt8](UnsafeBufferPointer(start: file.bytes, count: file.count)) }

  /// The store files, sorted by name.
  static var stores: [EmbeddedFile] {
    var count = 0
    let files = reviewprompts_embedded_stores(&count)
    return UnsafeBufferPointer(start: files, count: count).map(EmbeddedFile.init)
  }

  /// The file of that name out of the data that stores share: `rules` or `storefronts`.
  static func shared(_ name: String) -> EmbeddedFile? {
    var count = 0
    let files = reviewprompts_embedded_store_rules(&count)
    return UnsafeBufferPointer(start: files, count: count).map(EmbeddedFile.init)
      .first { $0.name == name }
  }
}
