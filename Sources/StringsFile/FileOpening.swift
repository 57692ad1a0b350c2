import Diagnostics

/// What is known of a file before its grammar is looked at: its kind, its text, and what rules it out.
struct FileOpening {
  /// How the text is stored.
  var encoding = StringsEncoding.utf8
  /// The text in UTF-8.
  var text: SourceText
  /// Where in the text the first unit stands that is no character, as far as that is known.
  var firstUndecodable: Int?
  /// Why the file cannot be read as strings.
  var error: StringsFileError?

  init(_ file: SourceText) {
    text = file
    let (kind, isEmpty) = file.withBytes { (StringsFileKind.detect(in: $0), $0.isEmpty) }
    switch kind {
    case _ where isEmpty: error = Self.wholeFile(.emptyFile)
    case .binaryPropertyList: error = Self.wholeFile(.binaryPropertyList)
    case .xmlPropertyList: error = Self.wholeFile(.xmlPropertyList)
    case .strings(let encoding):
      self.encoding = encoding
      (text, firstUndecodable) = SourceText.make(file, encoding)
    }
  }

  private static func wholeFile(_ kind: StringsFileError.Kind) -> StringsFileError {
    let start = SourcePosition(line: 1, column: 1, byteOffset: 0)
    return StringsFileError(kind: kind, range: start..<start, noticed: start)
  }
}

/// A text that is ready to be read, and the error that both doors make of what the reading found.
struct ReaderOpening {
  /// A scanner over the text; `nil` when it is empty.
  let scanner: ByteScanner?
  private let bytes: UnsafeRawBufferPointer
  private let encoding: StringsEncoding

  init(_ bytes: UnsafeRawBufferPointer, _ encoding: StringsEncoding, _ firstUndecodable: Int?) {
    self.bytes = bytes
    self.encoding = encoding
    let isUTF16 = encoding.unitLength == 2
    var scanner = ByteScanner(bytes, allowsSurrogates: isUTF16)
    scanner?.firstUndecodable = firstUndecodable
    self.scanner = scanner
  }

  private var start: SourcePosition { TextCursor(encoding).position }

  /// The error of a file that holds nothing but a byte-order mark.
  var emptyError: StringsFileError {
    let kind: StringsFileError.Kind = encoding.isGuess ? .utf16WithoutByteOrderMark : .emptyFile
    return StringsFileError(kind: kind, range: start..<start, noticed: start)
  }

  /// The error that stands for the whole reading: what is no text comes before what is no entry.
  func error(_ scanner: ByteScanner, _ fault: StringsFault?) -> StringsFileError? {
    if let offset = scanner.firstUndecodable { return undecodable(offset, scanner) }
    guard let fault else { return nil }
    if encoding.isGuess {
      return StringsFileError(
        kind: .utf16WithoutByteOrderMark,
        range: start..<start,
        noticed: start
      )
    }
    var explainer = FaultExplainer(scanner, fault, PositionIndex(encoding))
    return explainer.explain()
  }

  private func undecodable(_ offset: Int, _ scanner: ByteScanner) -> StringsFileError {
    var index = PositionIndex(encoding)
    let lower = index.position(offset, in: scanner)
    let upper = index.position(offset + scanner.scalar(at: offset).length, in: scanner)
    return StringsFileError(
      kind: undecodableKind(offset),
      range: lower..<upper,
      noticed: lower
    )
  }

  private func undecodableKind(_ offset: Int) -> StringsFileError.Kind {
    guard encoding.form == .utf8 else { return .undecodableUTF32 }
    return .undecodableBytes(first: bytes[offset], guess: CharsetGuess.guess(bytes, offset))
  }
}
