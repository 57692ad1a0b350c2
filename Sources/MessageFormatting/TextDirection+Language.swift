extension TextDirection {
  /// The direction of a language's script: the script named in the tag, or else the one the
  /// language is most likely written in, in the region named in the tag. Anything unknown runs from
  /// left to right.
  ///
  ///     TextDirection(language: "ur")       // rightToLeft
  ///     TextDirection(language: "ur-Latn")  // leftToRight
  ///     TextDirection(language: "pa-PK")    // rightToLeft, other than "pa" and "pa-IN"
  ///
  /// - Parameter language: A BCP 47 language tag in any case; `_` may stand for `-`.
  public init(language: String) {
    let tag = language.lowercased()
    let subtags = tag.split { $0 == "-" || $0 == "_" }.prefix { $0.utf8.count > 1 }
    let name = String(subtags.first ?? "und")
    // Up to three extended language subtags of three letters may come before the script.
    let rest = subtags.dropFirst().drop { $0.utf8.count == 3 && $0.utf8.allSatisfy { $0 > 0x60 } }
    if let script = rest.first, script.utf8.count == 4, script.utf8.allSatisfy({ $0 > 0x60 }) {
      self = Self.rightToLeftScripts.contains(String(script)) ? .rightToLeft : .leftToRight
      return
    }
    let isRightToLeft = Self.rightToLeftLanguages.contains(name)
    let isException = rest.first.map { Self.regionsOfOtherDirection[name]?.contains(String($0)) }
    self = isRightToLeft != (isException == true) ? .rightToLeft : .leftToRight
  }
}
