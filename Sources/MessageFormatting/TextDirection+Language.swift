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
    var subtags = Subtags(tag: language)
    let name = subtags.next() ?? "und"
    var second = subtags.next()
    // Up to three extended language subtags of three letters may come before the script.
    while let subtag = second, subtag.utf8.count == 3, subtag.isLetters { second = subtags.next() }
    if let second, second.utf8.count == 4, second.isLetters {
      self = Self.rightToLeftScripts.contains(second) ? .rightToLeft : .leftToRight
      return
    }
    let isRightToLeft = Self.rightToLeftLanguages.contains(name)
    let isException = second.map { Self.regionsOfOtherDirection[name]?.contains($0) == true }
    self = isRightToLeft != (isException ?? false) ? .rightToLeft : .leftToRight
  }
}

/// The subtags of a language tag in lower case, up to the first of one character, which begins an
/// extension.
private struct Subtags {
  private var rest: Substring.UTF8View

  init(tag: String) {
    rest = tag[...].utf8
  }

  mutating func next() -> String? {
    while rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "_") { rest.removeFirst() }
    var subtag = ""
    while let byte = rest.popFirst(), byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_") {
      let isUpperCase = byte &- UInt8(ascii: "A") < 26
      subtag.unicodeScalars.append(Unicode.Scalar(isUpperCase ? byte | 0x20 : byte))
    }
    guard subtag.utf8.count > 1 else {
      rest = rest.suffix(0)
      return nil
    }
    return subtag
  }
}

extension String {
  fileprivate var isLetters: Bool { utf8.allSatisfy { $0 > 0x60 } }
}
