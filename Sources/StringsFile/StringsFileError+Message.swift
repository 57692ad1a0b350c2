import Diagnostics

extension StringsFileError {
  /// The fault in words that need no knowledge of programming, lower case and without a full stop.
  public var message: String {
    fileMessage ?? entryMessage ?? quoteMessage ?? strayMessage ?? nestedMessage
  }

  private var fileMessage: String? {
    switch kind {
    case .emptyFile:
      "the file is empty: expected entries like \"key\" = \"value\";"
    case .binaryPropertyList:
      "the file is a binary property list, not text: convert it to text to edit it"
    case .xmlPropertyList:
      "the file is a property list in XML: convert it to entries like \"key\" = \"value\";"
    case .utf16WithoutByteOrderMark:
      "a zero byte at the start makes this UTF-16 without a byte-order mark, whose first character"
        + " is lost: save the file as UTF-8"
    case .undecodableBytes(let first, .damagedUTF8):
      "byte 0x\(hex(first, width: 2)) begins a damaged character: type it again and save the file as"
        + " UTF-8"
    case .undecodableBytes(let first, .mostlyUTF8(let count)):
      "byte 0x\(hex(first, width: 2)) is no UTF-8"
        + (count == 1 ? "" : ", one of \(count) such bytes")
        + "; the rest of the file is: type the character again and save the file as UTF-8"
    case .undecodableBytes(let first, let guess):
      "byte 0x\(hex(first, width: 2)) is no UTF-8"
        + (guess.map { "; the file looks like \($0.name)" } ?? "") + ": save the file as UTF-8"
    case .undecodableUTF32:
      "a number that is no character stands in this UTF-32 file: save the file as UTF-8"
    case .notATable(let what):
      "the file holds \(Self.words(what)) and nothing else: expected entries like"
        + " \"key\" = \"value\";"
    case .textAfterTable(let found):
      "found \(found.words) after the end of the table: nothing may follow the closing bracket"
    default: nil
    }
  }

  private static func words(_ what: TopLevel) -> String {
    switch what {
    case .string: "one text"
    case .array: "one list '( … )'"
    case .data: "one block of data '< … >'"
    }
  }

  private var entryMessage: String? {
    switch kind {
    case .missingSemicolon(let part, let found):
      if case .character(let next) = found, next == "," || next == ":" {
        "found '\(next)' after the \(part): expected a semicolon"
      } else {
        "missing semicolon after the \(part)"
      }
    case .semicolonInsideQuotes:
      "missing semicolon after the value: the semicolon stands inside the quotation marks"
    case .missingEquals(.character(",")):
      "found ',' after the key: expected '='"
    case .missingEquals(let found):
      "missing '=' after the key: found \(found.words)"
    case .colonForEquals:
      "found ':' after the key: expected '='"
    case .missingValue(.character("\"")), .missingValue(.character("'")):
      "missing value after '=': the next entry begins at line \(noticed.line)"
    case .missingValue(let found):
      "missing value after '=': found \(found.words), expected text in quotation marks"
    default: nil
    }
  }

  private var quoteMessage: String? {
    switch kind {
    case .missingOpeningQuote(let part):
      "the \(part) has no opening quotation mark"
    case .unescapedQuote(let part):
      "a quotation mark inside the \(part) ends it here: write \\\" for a mark that is part of it"
    case .escapedClosingQuote(let opened):
      "the text that begins at line \(opened.line), column \(opened.column) does not end on its"
        + " line: the backslash before the closing quotation mark makes it part of the text;"
        + " write \\\\ for a backslash"
    case .unterminatedString(let part, let opened):
      unterminatedMessage(part, opened)
    case .unterminatedEscape:
      "the file ends with a backslash inside quotation marks: expected the character it escapes"
    case .unquotedText(let found):
      "found \(found.words) outside quotation marks: put the whole text in quotation marks"
    case .smartQuote(let mark):
      "found the typographic quotation mark '\(mark)' (\(Self.code(mark))): keys and values stand"
        + " in plain marks like \"this\""
    default: nil
    }
  }

  private func unterminatedMessage(
    _ part: Part,
    _ opened: SourcePosition
  ) -> String {
    if opened == position { return "the quotation mark that opens this \(part) is never closed" }
    return "the \(part) that begins at line \(opened.line), column \(opened.column) has no closing"
      + " quotation mark and runs on to here"
  }
}
