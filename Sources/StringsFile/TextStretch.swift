/// A stretch of a text that stands in its file byte by byte in UTF-8, or one escape.
package struct TextStretch: Hashable, Sendable {
  /// The offset in the text in bytes of UTF-8.
  package var offset: Int
  /// The offset in the file.
  package var fileOffset: Int
  /// Whether the stretch is one escape, which is taken as a whole.
  package var isEscape: Bool

  package init(offset: Int, fileOffset: Int, isEscape: Bool = false) {
    self.offset = offset
    self.fileOffset = fileOffset
    self.isEscape = isEscape
  }
}

extension [TextStretch] {
  /// The offset in the file of an offset in the text; inside an escape that of the escape.
  ///
  /// - Complexity: O(log *n*) for *n* stretches, so that a text with very many findings is not slow.
  package func fileOffset(of offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return first?.fileOffset ?? 0 }
    let stretch = self[low - 1]
    return stretch.isEscape ? stretch.fileOffset : stretch.fileOffset + offset - stretch.offset
  }
}
