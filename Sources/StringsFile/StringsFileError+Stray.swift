import Diagnostics

extension StringsFileError {
  /// The words for what stands where it should not.
  var strayMessage: String? {
    switch kind {
    case .strayCharacter(let found):
      "found \(found.words) where an entry should begin: expected \"key\" = \"value\";"
    case .doubledSemicolon:
      "a second semicolon: one ends the entry, and what follows a second one is not read"
    case .conflictMarker(let mark):
      "a merge conflict marker '\(String(repeating: Character(mark), count: 7))': the conflict was"
        + " not resolved"
    case .invisibleCharacter(let found):
      "the invisible character \(Self.code(found)) \(found.spokenName) stands outside quotation"
        + " marks: delete it"
    case .lookalikePunctuation(let found, let meant):
      "found '\(found)' (\(Self.code(found)) \(found.spokenName)): expected '\(meant)'"
    case .hashComment:
      "'#' begins no comment here: write /* … */ or //"
    case .htmlComment:
      "'<!-- -->' is no comment here: write /* … */ or //"
    case .nestedComment:
      "'*/' without a comment that it could end: comments cannot stand inside one another"
    case .objectiveCLiteral:
      "found '@' before a quotation mark, as in program code: delete it"
    case .localizedStringCall:
      "found a piece of program code: expected \"key\" = \"value\";"
    case .proseOutsideComment:
      "found text that is no entry: put notes between /* and */"
    default: nil
    }
  }

  /// The words for what is wrong inside a value that is not a string.
  var nestedMessage: String {
    switch kind {
    case .unclosedDictionary(let found):
      "the '{' has no matching '}': found \(found.words) \(noticedWords)"
    case .unclosedArray(let found):
      "the '(' has no matching ')': found \(found.words) \(noticedWords)"
    case .unclosedData:
      "the '<' has no matching '>'"
    case .oddHexDigits(let found):
      "data is written in pairs of digits: found \(found.words) after half a pair"
    case .invalidHexDigit(let found):
      "found \(found.words) inside data: expected the digits 0 to 9 and a to f"
    case .tooDeeplyNested(let limit):
      "more than \(limit) values inside one another"
    default: ""
    }
  }

  private var noticedWords: String { "at line \(noticed.line), column \(noticed.column)" }

  /// The code of a character as Unicode writes it: `U+00A0`.
  static func code(_ scalar: Unicode.Scalar) -> String {
    "U+" + hex(scalar.value, width: 4)
  }
}

/// A number in capital hexadecimal digits, `width` of them at least.
func hex(_ value: some BinaryInteger, width: Int) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

extension StringsFileError.Found {
  /// What was found, in words; an invisible character by its name.
  var words: String {
    switch self {
    case .endOfFile: "the end of the file"
    case .undecodable: "bytes that are no text"
    case .character(let scalar) where scalar.isInvisible || scalar == " ":
      "\(StringsFileError.code(scalar)) \(scalar.spokenName)"
    case .character(let scalar): "'\(scalar)'"
    }
  }
}
