import Diagnostics

/// A text with emoji digits in it that mark places, such as `"a" = "1️⃣b";`.
struct MarkedText {
  /// The text without the marks.
  let text: String
  /// Where the marks stood, as `line:column`.
  let places: [String: String]

  init(_ marked: String) {
    var text = ""
    var places: [String: String] = [:]
    var (line, column) = (1, 1)
    for character in marked {
      if Self.marks.contains(character) {
        places[String(character)] = "\(line):\(column)"
        continue
      }
      text.append(character)
      if character.isNewline {
        (line, column) = (line + 1, 1)
      } else {
        column += character.unicodeScalars.count
      }
    }
    self.text = text
    self.places = places
  }

  private static let marks: Set<Character> = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣"]
}
