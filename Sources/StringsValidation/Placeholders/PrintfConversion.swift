/// One conversion of printf, such as `%1$@` or `%.2f`.
struct PrintfConversion: Hashable, Sendable {
  /// The kinds of argument that are told apart; those of one kind can stand for each other.
  enum Kind: UInt8, CaseIterable, Sendable {
    case object
    case integer
    case real
    case character
    case cString
    case pointer
    /// A variable of a `.stringsdict`, `%#@name@`.
    case variable
  }

  /// A set of kinds.
  struct Kinds: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The set of one kind.
    init(_ kind: Kind) {
      rawValue = 1 << kind.rawValue
    }

    /// The only kind of the set; `nil` when there is none or more than one.
    var single: Kind? {
      let kinds = Kind.allCases.filter { isSuperset(of: Self($0)) }
      return kinds.count == 1 ? kinds.first : nil
    }

    /// Whether there is more than one kind; a plural may count what is printed beside it.
    var isMixed: Bool { subtracting(Self(.variable)).rawValue.nonzeroBitCount > 1 }
  }

  /// Its place in the text, in bytes of UTF-8.
  var range: Range<Int>
  /// The number of the argument, counted from 1; `nil` when it takes the next one.
  var number: Int?
  var kind: Kind
  /// The letter that ends it.
  var letter: UInt8
  /// How many numbers it takes from the arguments before its own, for `*`.
  var starCount = 0
  /// The name of the variable in `%#@name@`.
  var variable: String?
  /// Whether it is a conversion to printf, but probably a percent sign to its author, as in
  /// `100% de`.
  var isDoubtful = false
  /// Whether a catalog says elsewhere which argument it takes: a substitution, or its `%arg`.
  var isSubstitution = false

  /// Whether it is `%arg`, the number in the forms of a substitution.
  var isSubstitutionNumber: Bool { isSubstitution && variable == nil }
}

extension PrintfConversion.Kind {
  /// The kind of a conversion letter; `nil` for what is none.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "@"): self = .object
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"),
      UInt8(ascii: "U"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"),
      UInt8(ascii: "O"):
      self = .integer
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      self = .real
    case UInt8(ascii: "c"), UInt8(ascii: "C"): self = .character
    case UInt8(ascii: "s"), UInt8(ascii: "S"): self = .cString
    case UInt8(ascii: "p"): self = .pointer
    default: return nil
    }
  }

  /// What is printed, in words.
  var words: String {
    switch self {
    case .object: "a text"
    case .integer: "a whole number"
    case .real: "a number with decimals"
    case .character: "a single character"
    case .cString: "a text of the language C"
    case .pointer: "an address"
    case .variable: "a plural"
    }
  }
}

/// Something that was probably meant as a conversion and is none, or a percent sign by itself.
struct PrintfFault: Hashable, Sendable {
  /// What is wrong with it.
  enum Kind: Hashable, Sendable {
    /// `%` before something that is no conversion.
    case loneSign
    /// `％@`, `٪@`
    case fullWidthSign
    /// `%1@`, `%1`, `%1$`
    case unfinishedNumber
    /// `%$@`
    case missingNumber
    /// `% @`
    case blank
    /// `%1$ @`
    case numberedBlank
    /// `%#` without `@name@`
    case unfinishedVariable
    /// `% arg`, `%Arg` or `%argument` in a form of a catalog's substitution
    case substitutionNumber
  }

  var kind: Kind
  /// Its place in the text, in bytes of UTF-8.
  var range: Range<Int>

  /// Whether nobody writes this into a text that is not formatted.
  var isCertain: Bool { kind != .loneSign && kind != .blank && kind != .unfinishedVariable }
}
