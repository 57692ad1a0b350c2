/// A MessageFormat pattern put together from text that means itself and from arguments.
///
/// A run of braces is quoted as one, since ICU takes two apostrophes in a row for one that is shown.
struct LiteralPattern {
  private var written = ""
  private var isQuoting = false

  /// The pattern.
  var text: String { isQuoting ? written + "'" : written }

  mutating func append(literal scalar: Unicode.Scalar) {
    switch scalar {
    case "'":
      written += "''"
    case "{", "}":
      if !isQuoting { written += "'" }
      isQuoting = true
      written.unicodeScalars.append(scalar)
    default:
      endQuote()
      written.unicodeScalars.append(scalar)
    }
  }

  mutating func append(argument name: String) {
    endQuote()
    written += "{\(name)}"
  }

  private mutating func endQuote() {
    if isQuoting { written += "'" }
    isQuoting = false
  }
}
