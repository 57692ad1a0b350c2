import TestSupport

/// Makes patterns at random: pieces of the grammar in no order, or whole messages with a few faults
/// put in.
struct RandomPattern {
  var generator: SeededGenerator

  private static let plainPieces: [String] = [
    "{", "}", "{", "}", "'", "''", "#", "|", ",", " ", "a", "B", "é", "\u{0301}", "ש", "😀", "0",
    "1", "42",
    "{0}", "{12}", "{007}", "{32767}", "{32768}", "{4294967296}", "{99999999999999999999}",
    "{name}", "{ name }", "{\u{200E}name\u{2028}}", "{\u{85}x\u{A0}}", "{na me}", "{na!me}", "{_x}",
    "{x-y}", "{é}",
    "{e\u{0301}}", "{😀}", "{0a}", "{}", "{ }", "{+1}", "{-1}", "{1.5}", "{\u{2010}}", "{\u{E000}}",
    "'{", "}'",
    "'{name}'", "''{name}''", "l'{name}", "l'été ", "\n", "\t", "\u{0}", "{\u{3000}}", "{\u{3001}}",
    "<b>", "\\", "%@",
  ]
  private static let formattedPieces: [String] =
    plainPieces + [
      "{n, plural, ", "{n,selectordinal,", "{s, select,", "{n, choice, ", "other", "other {",
      "other{#}}", "one {", "=1{",
      "=1.5{", "=-0{", "=1e2{", "=x{", "offset:1 ", "offset:", "offset: 2", "{n, number}",
      "{n,number,percent}",
      "{n, NUMBER , integer }", "{n, number, #,##0.0 'x'}", "{n, number, '}", "{n, nmber}", "{n,}",
      "{n, number,}",
      "{n, plural}", "0#", "1<", "2\u{2264}", "|", "\u{221E}#", "-\u{221E}<", "}", "}}", "'#'",
      "'|'", ",",
    ]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  /// Gives up to twelve pieces of text and plain arguments.
  mutating func plain() -> String { joined(Self.plainPieces) }

  /// Gives up to twelve pieces of the whole grammar.
  mutating func formatted() -> String { joined(Self.formattedPieces) }

  private mutating func joined(_ pieces: [String]) -> String {
    var pattern = ""
    for _ in 0..<below(13) { pattern += pieces[below(pieces.count)] }
    return pattern
  }

  /// Gives a message that is well formed, but for up to two scalars left out, doubled or put in.
  mutating func message() -> String {
    var scalars = Array(text(depth: 3).unicodeScalars)
    for _ in 0..<below(3) where !scalars.isEmpty {
      let place = below(scalars.count)
      switch below(3) {
      case 0: scalars.remove(at: place)
      case 1: scalars.insert(scalars[place], at: place)
      default: scalars.insert(["{", "}", "'", "#", ",", " ", "|", "=", "é"][below(9)], at: place)
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Gives a message that is well formed.
  mutating func text(depth: Int) -> String {
    var text = ""
    for _ in 0..<below(4) { text += part(depth: depth) }
    return text
  }

  private mutating func part(depth: Int) -> String {
    let number = ["n", "m", "0"][below(3)]
    switch below(depth > 0 ? 11 : 6) {
    case 0: return ["# ", "it''s ", "l'été ", "'{x}' ", "'#' ", "'|' ", "שלום ", "😀 "][below(8)]
    case 1: return "{" + ["s", "t", number][below(3)] + "}"
    case 2:
      return
        "{ \(number) , number\(["", ", integer", ",percent", ", #,##0.00", ",::.00"][below(5)])}"
    case 3 where below(30) == 0:
      // Seldom: ICU takes a millisecond to make one.
      return "{\(number), \(["spellout", "ordinal", "duration"][below(3)])}"
    case 3, 4, 5: return ["word ", "Ça ", "!", ", "][below(4)]
    case 6: return "{\(["s", "t"][below(2)]), select, \(variants(["x", "y", "z"], depth))}"
    case 7:
      return "{\(number),choice, -1#\(choice(depth))|0<\(choice(depth))|2#\(choice(depth))}"
    default:
      let format = below(3) == 0 ? "selectordinal" : "plural"
      let offset = below(3) == 0 ? "offset:\(below(3)) " : ""
      return
        "{\(number), \(format), \(offset)\(variants(["=0", "=1", "one", "two", "few"], depth))}"
    }
  }

  private mutating func choice(_ depth: Int) -> String {
    text(depth: depth - 1).filter { $0 != "|" }
  }

  private mutating func variants(_ selectors: [String], _ depth: Int) -> String {
    var result = ""
    for selector in selectors where below(2) == 0 {
      result += "\(selector)\(["", " "][below(2)]){\(text(depth: depth - 1))} "
    }
    return result + "other {\(text(depth: depth - 1))}"
  }
}
