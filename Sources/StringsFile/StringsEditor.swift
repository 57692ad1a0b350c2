import Diagnostics

/// Changes entries of a file and leaves every other byte as it is.
///
/// The encoding, the byte-order mark, the line ends and the quotation marks of the file are kept.
///
/// ```swift
/// var editor = StringsEditor(document)
/// if let entry = document.entry(forKey: "greeting") { editor.setValue("Hi", of: entry) }
/// let bytes = editor.write()
/// ```
package struct StringsEditor: Sendable {
  /// The file before the changes.
  package let document: StringsDocument
  /// What is to be put in the place of bytes, in the order of the file; no two overlap.
  private var changes: [Change] = []

  private struct Change: Sendable {
    var range: Range<Int>
    var text: [UInt8]
  }

  /// Starts to edit a document.
  package init(_ document: StringsDocument) {
    self.document = document
  }

  /// Replaces the value of an entry by a string, in the quotation marks that it has.
  ///
  /// - Parameters:
  ///   - value: the new value. A bare word that can no longer stand bare gets double marks.
  ///   - entry: an entry of the document.
  /// - Returns: whether the value was set; an entry that was removed has none.
  @discardableResult
  package mutating func setValue(_ value: StringsText, of entry: StringsEntry) -> Bool {
    if entry.isShorthand {
      let end = entry.key.range.upperBound.byteOffset
      return change(end..<end, " = " + StringsQuoting.literal(value, entry.key.quoteStyle.marked))
    }
    let style = entry.value.literal?.quoteStyle ?? .double
    let range = entry.value.range
    return change(
      range.lowerBound.byteOffset..<range.upperBound.byteOffset,
      StringsQuoting.literal(value, style)
    )
  }

  /// Removes an entry, the comment right above it, comments after it on its line, and the lines that
  /// are empty then.
  package mutating func remove(_ entry: StringsEntry) {
    change(document.lines(of: entry), "")
  }

  /// Inserts an entry behind another, or behind the last one.
  ///
  /// - Parameters:
  ///   - new: the entry.
  ///   - entry: an entry of the document, or `nil` for the last one.
  /// - Returns: whether it was inserted; a file with errors gets no new entries.
  @discardableResult
  package mutating func insert(
    _ new: StringsWriter.Entry,
    after entry: StringsEntry? = nil
  ) -> Bool {
    guard document.errors.isEmpty else { return false }
    let lines = EntryLines(document)
    guard let place = lines.insertion(after: entry ?? document.entries.last) else { return false }
    let text = StringsWriter.text(of: new, lineEnd: lines.lineEnd)
    return change(place.offset..<place.offset, place.before + text + place.after)
  }

  /// The bytes of the changed file.
  package func write() -> [UInt8] {
    var written: [UInt8] = []
    var offset = 0
    for change in changes {
      written.append(contentsOf: document.bytes[offset..<change.range.lowerBound])
      written.append(contentsOf: change.text)
      offset = change.range.upperBound
    }
    written.append(contentsOf: document.bytes[offset...])
    // A file of no characters at all is no table to CoreFoundation.
    let encoding = document.encoding
    if !changes.isEmpty, written.count < encoding.prefixLength + encoding.unitLength {
      let lineEnd = encoding.bytes(of: EntryLines(document).lineEnd)
      written.insert(contentsOf: lineEnd, at: encoding.prefixLength)
    }
    return written
  }

  /// Notes a change. One that lies in a range removed before is dropped, one that covers earlier
  /// ones takes their place.
  @discardableResult
  private mutating func change(_ range: Range<Int>, _ text: String) -> Bool {
    let isCovered = changes.contains {
      $0.range.count > range.count && $0.range.lowerBound <= range.lowerBound
        && $0.range.upperBound >= range.upperBound
    }
    guard !isCovered else { return false }
    changes.removeAll {
      range.lowerBound <= $0.range.lowerBound && range.upperBound >= $0.range.upperBound
        && !range.isEmpty
    }
    let number = changes.firstIndex { $0.range.lowerBound > range.lowerBound } ?? changes.endIndex
    changes.insert(Change(range: range, text: document.encoding.bytes(of: text)), at: number)
    return true
  }
}

extension StringsLiteral.QuoteStyle {
  /// The style for a text that may need marks.
  fileprivate var marked: Self { self == .bare ? .double : self }
}
