import Diagnostics
import StringsFile
import Synchronization

/// A strings file: its entries at a glance, and the whole of it for whoever has something to say.
///
/// Most files have no fault and hold nothing unusual, so their comments and escapes are never looked
/// at; then there is no document.
final class StringsContent: Sendable {
  /// The bytes of the file.
  let bytes: [UInt8]
  /// The entries by their places; `nil` for a file with errors, or in another encoding than UTF-8.
  let outline: StringsOutline?
  /// What may be in the file that some rule is about.
  let traits: StringsTraits
  private let storedDocument = Mutex<StringsDocument?>(nil)
  private let storedLines = Mutex<LineIndex?>(nil)
  private let storedStretches = Mutex<(number: Int, stretches: [TextStretch])?>(nil)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let outline = StringsOutline(bytes: bytes)
    self.outline = outline
    traits = outline.map(StringsTraits.init) ?? .all
  }

  /// The whole file, read when it is first asked for.
  var document: StringsDocument {
    storedDocument.withLock { stored in
      if let document = stored { return document }
      let document = StringsDocument(bytes: bytes)
      stored = document
      return document
    }
  }

  /// The lines of the file, counted when they are first asked for.
  var lines: LineIndex {
    storedLines.withLock { stored in
      if let lines = stored { return lines }
      let lines = LineIndex(bytes)
      stored = lines
      return lines
    }
  }

  /// The offset in the file of a byte of the value of an entry; `nil` without an outline.
  ///
  /// Findings come text by text, so where the last text stands is kept.
  func offset(ofUTF8Offset offset: Int, inValue number: Int) -> Int? {
    guard let outline else { return nil }
    let stretches = storedStretches.withLock { stored in
      if let kept = stored, kept.number == number { return kept.stretches }
      let stretches = outline.stretches(ofValue: number)
      stored = (number, stretches)
      return stretches
    }
    return outline.offset(ofUTF8Offset: offset, inValue: number, stretches)
  }
}
