import Diagnostics
import StringsFile
import Testing

/// The well-known slips, each with its rule, its place and its words.
struct StringsFileErrorTests {
  struct Slip: CustomTestStringConvertible, Sendable {
    var file: String
    var description: String
    var testDescription: String { file }

    init(_ file: String, _ description: String) {
      self.file = file
      self.description = description
    }
  }

  static let semicolons = [
    Slip("\"a\" = \"b\"\n", "1:10: missing semicolon after the value [missing-semicolon]"),
    Slip(
      "\"a\" = \"b\",\n",
      "1:10: found ',' after the value: expected a semicolon [missing-semicolon]"
    ),
    Slip("\"a\" = \"b\";\n\"c\"", "2:4: missing semicolon after the key [missing-semicolon]"),
    Slip(
      "\"a\" = \"b;\"\n",
      "1:11: missing semicolon after the value: the semicolon stands inside the quotation marks"
        + " [semicolon-inside-quotes]"
    ),
    Slip(
      "\"a\" = \"b\";;\n",
      "1:11: a second semicolon: one ends the entry, and what follows a second one is not read"
        + " [doubled-semicolon]"
    ),
    Slip(
      "a = \"b\"؛",
      "1:8: found '؛' (U+061B ARABIC SEMICOLON): expected ';' [lookalike-punctuation]"
    ),
  ]

  static let equalsSigns = [
    Slip("\"a\": \"b\";", "1:4: found ':' after the key: expected '=' [colon-for-equals]"),
    Slip("a: \"b\";", "1:3: found ':' after the key: expected '=' [colon-for-equals]"),
    Slip("\"a\" \"b\";", "1:4: missing '=' after the key: found '\"' [missing-equals]"),
    Slip(
      "\"a\" ＝ \"b\";",
      "1:4: found '＝' (U+FF1D FULLWIDTH EQUALS SIGN): expected '=' [lookalike-punctuation]"
    ),
    Slip(
      "\"a\" = ;",
      "1:7: missing value after '=': found ';', expected text in quotation marks [missing-value]"
    ),
    Slip(
      "\"a\" =\n",
      "1:5: missing value after '=': found the end of the file, expected text in quotation marks"
        + " [missing-value]"
    ),
  ]

  static let quotes = [
    Slip(
      "\"a\" = \"say \"hi\" now\";",
      "1:13: a quotation mark inside the value ends it here: write \\\" for a mark that is part of it"
        + " [unescaped-quote]"
    ),
    Slip(
      "\"say \"hi\"\" = \"b\";",
      "1:7: a quotation mark inside the key ends it here: write \\\" for a mark that is part of it"
        + " [unescaped-quote]"
    ),
    Slip(
      "\"a\" = “b”;",
      "1:7: found the typographic quotation mark '“' (U+201C): keys and values stand in plain marks"
        + " like \"this\" [smart-quote]"
    ),
    Slip(
      "\"a\" = \"b”;\n\"c\" = \"d\";\n",
      "2:2: found the typographic quotation mark '”' (U+201D): keys and values stand in plain marks"
        + " like \"this\" [smart-quote]"
    ),
    Slip(
      "\"a\" = \"b;\n",
      "1:7: the quotation mark that opens this value is never closed [unterminated-string]"
    ),
    Slip(
      "\"a\" = \"b;\n\"c\" = \"d\";\n",
      "2:2: the value that begins at line 1, column 7 has no closing quotation mark and runs on to"
        + " here [unterminated-string]"
    ),
    Slip(
      "\"a\" = b\";",
      "1:8: the value has no opening quotation mark [missing-opening-quote]"
    ),
    Slip(
      "a = 50%;",
      "1:7: found '%' outside quotation marks: put the whole text in quotation marks"
        + " [unquoted-text]"
    ),
    Slip(
      "ключ = \"v\";",
      "1:1: found 'к' outside quotation marks: put the whole text in quotation marks"
        + " [unquoted-text]"
    ),
  ]

  static let strays = [
    Slip(
      "\"a\" = \"b\";\n\u{A0}\"c\" = \"d\";",
      "2:1: the invisible character U+00A0 NO-BREAK SPACE stands outside quotation marks: delete it"
        + " [invisible-character]"
    ),
    Slip(
      "\"a\" = \"b\";\n\u{FEFF}\"c\" = \"d\";",
      "2:1: the invisible character U+FEFF BYTE ORDER MARK stands outside quotation marks: delete it"
        + " [invisible-character]"
    ),
    Slip(
      "\"a\" = \"b\";\n\u{1A}",
      "2:1: the invisible character U+001A SUBSTITUTE stands outside quotation marks: delete it"
        + " [invisible-character]"
    ),
    Slip(
      "\"a\" = \"b\";\n<<<<<<< HEAD\n",
      "2:1: a merge conflict marker '<<<<<<<': the conflict was not resolved [conflict-marker]"
    ),
    Slip(
      "# c\n\"a\" = \"b\";",
      "1:1: '#' begins no comment here: write /* … */ or // [hash-comment]"
    ),
    Slip(
      "<!-- c -->\n\"a\" = \"b\";",
      "1:2: '<!-- -->' is no comment here: write /* … */ or // [html-comment]"
    ),
    Slip(
      "\"a\" = \"b\";\n/* x /* y */ */\n",
      "2:14: '*/' without a comment that it could end: comments cannot stand inside one another"
        + " [nested-comment]"
    ),
    Slip(
      "Greeting.\n\"a\" = \"b\";",
      "1:10: found text that is no entry: put notes between /* and */ [prose-outside-comment]"
    ),
    Slip(
      "\"a\" = @\"b\";",
      "1:7: found '@' before a quotation mark, as in program code: delete it [objective-c-literal]"
    ),
    Slip(
      "NSLocalizedString(\"a\", \"b\");",
      "1:18: found a piece of program code: expected \"key\" = \"value\"; [localized-string-call]"
    ),
    Slip(
      "\"a\" = \"b\";\n= \"x\";",
      "2:1: found '=' where an entry should begin: expected \"key\" = \"value\"; [stray-character]"
    ),
  ]

  @Test(arguments: semicolons + equalsSigns + quotes + strays)
  func slip(_ slip: Slip) {
    let error = StringsDocument(bytes: Array(slip.file.utf8)).errors.first
    #expect(error?.description == slip.description)
  }

  @Test
  func theRangeCoversWhatWasFound() throws {
    let document = StringsDocument(bytes: Array("\"a\" = “b”;".utf8))
    let error = try #require(document.errors.first)
    #expect(error.range.lowerBound == SourcePosition(line: 1, column: 7, byteOffset: 6))
    #expect(error.range.upperBound == SourcePosition(line: 1, column: 8, byteOffset: 9))
  }

  @Test
  func whereReadingStoppedIsKept() throws {
    let document = StringsDocument(bytes: Array("\"a\" = \"b\"\n/* c */\n\"d\" = \"e\";".utf8))
    let error = try #require(document.errors.first)
    #expect(error.position.description == "1:10")
    #expect(error.noticed.description == "3:1")
  }
}
