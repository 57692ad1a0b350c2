/// Finds percent signs and takes apart what follows them.
struct PrintfScanner {
  enum Item {
    case conversion(PrintfConversion)
    case fault(PrintfFault)
    case percentSign
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// What `%arg` prints; `nil` in all texts but the forms of a catalog's substitution.
  private let substitution: PrintfSubstitution?

  init(_ bytes: UnsafeBufferPointer<UInt8>, substitution: PrintfSubstitution? = nil) {
    self.bytes = bytes
    self.substitution = substitution
  }

  /// The next conversion or fault; `nil` at the end.
  mutating func next() -> Item? {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") { return item() }
      // U+FF05 FULLWIDTH PERCENT SIGN and U+FE6A SMALL PERCENT SIGN
      let isWide = matches(0xEF, 0xBC, 0x85) || matches(0xEF, 0xB9, 0xAA)
      if isWide, let item = foreignSign(3) { return item }
      // U+066A ARABIC PERCENT SIGN
      let isArabic = bytes[index] == 0xD9 && byte(index + 1) == 0xAA
      if isArabic, let item = foreignSign(2) { return item }
      index += 1
    }
    return nil
  }

  private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private func matches(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    bytes[index] == first && byte(index + 1) == second && byte(index + 2) == third
  }

  /// A percent sign of another script or width before what makes a placeholder.
  private mutating func foreignSign(_ length: Int) -> Item? {
    let start = index
    let after = digits(from: start + length)
    let isNumbered = after > start + length && byte(after) == UInt8(ascii: "$")
    let end = isNumbered ? after + 1 : start + length
    // U+FF20 FULLWIDTH COMMERCIAL AT
    let isWide = byte(end) == 0xEF && byte(end + 1) == 0xBC && byte(end + 2) == 0xA0
    let isObject = isWide || byte(end) == UInt8(ascii: "@")
    guard isNumbered || isObject else { return nil }
    index = end + (isWide ? 3 : isObject ? 1 : 0)
    return .fault(PrintfFault(kind: .fullWidthSign, range: start..<index))
  }

  private func digits(from start: Int) -> Int {
    var place = start
    while (0x30...0x39).contains(byte(place)) { place += 1 }
    return place
  }

  private mutating func item() -> Item {
    let start = index
    if byte(start + 1) == UInt8(ascii: "%") {
      index = start + 2
      return .percentSign
    }
    if let item = substitutionNumber() { return item }
    // `%arg` stands for the number in the forms of a string catalog.
    let isArgument =
      byte(start + 1) == UInt8(ascii: "a") && byte(start + 2) == UInt8(ascii: "r")
      && byte(start + 3) == UInt8(ascii: "g")
    if isArgument {
      index = start + 4
      return .percentSign
    }
    var place = start + 1
    let numberEnd = digits(from: place)
    var number: Int?
    if byte(numberEnd) == UInt8(ascii: "$") {
      guard numberEnd > place else {
        let isObject = byte(numberEnd + 1) == UInt8(ascii: "@")
        return fault(.missingNumber, start, numberEnd + (isObject ? 2 : 1))
      }
      number = Int(String(decoding: bytes[place..<numberEnd], as: UTF8.self))
      place = numberEnd + 1
    }
    var shape = Shape(numberEnd: numberEnd)
    place = flagsAndWidth(from: place, &shape)
    if shape.hasHash, byte(place) == UInt8(ascii: "@") {
      return variable(start, place, number)
    }
    place = lengthModifier(from: place)
    guard let kind = PrintfConversion.Kind(letter: byte(place)) else {
      return incomplete(start, shape, number, place)
    }
    return conversion(start, place, kind, number, shape)
  }

  /// `%arg` in a form of a substitution, or what was meant as such.
  private mutating func substitutionNumber() -> Item? {
    guard let substitution else { return nil }
    let start = index
    var place = start + 1
    while byte(place) == UInt8(ascii: " ") { place += 1 }
    guard holdsWord("arg", at: place) else { return nil }
    let isTight = place == start + 1
    let isSpelled = bytes[place..<place + 3].elementsEqual("arg".utf8)
    var end = place + 3
    while isLetter(byte(end)) { end += 1 }
    // A unit may follow at once, as in `%argkm`, so only this one word is a slip.
    let isLonger = holdsWord("ument", at: place + 3)
    guard isTight || isLonger || end == place + 3 else { return nil }
    guard isTight, isSpelled, !isLonger else {
      return fault(.substitutionNumber, start, isLonger ? end : place + 3)
    }
    index = place + 3
    return .conversion(
      PrintfConversion(
        range: start..<index,
        number: substitution.number,
        kind: substitution.kind,
        letter: UInt8(ascii: "g"),
        isSubstitution: true
      )
    )
  }

  /// Whether a word of small letters stands at a place, be it in capitals.
  private func holdsWord(_ word: String, at place: Int) -> Bool {
    for (offset, letter) in word.utf8.enumerated() where byte(place + offset) | 0x20 != letter {
      return false
    }
    return true
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// What stood between the percent sign and the letter.
  private struct Shape {
    var numberEnd: Int
    var starCount = 0
    var hasBlank = false
    var hasHash = false
    /// Whether there is a minus sign or an apostrophe but no width, which nobody means.
    var isOdd = false
    var hasWidth = false
    var hasPrecision = false
  }

  private func flagsAndWidth(from start: Int, _ shape: inout Shape) -> Int {
    var place = start
    var hasSign = false
    flags: while true {
      switch byte(place) {
      case UInt8(ascii: " "): shape.hasBlank = true
      case UInt8(ascii: "#"): shape.hasHash = true
      case UInt8(ascii: "-"), UInt8(ascii: "'"): hasSign = true
      case UInt8(ascii: "+"), UInt8(ascii: "0"): break
      default: break flags
      }
      place += 1
    }
    let width = place
    place = starOrDigits(from: place, &shape)
    shape.hasWidth = place > width
    if byte(place) == UInt8(ascii: ".") {
      let precision = starOrDigits(from: place + 1, &shape)
      if precision > place + 1 || PrintfConversion.Kind(letter: byte(precision)) == .real {
        shape.hasPrecision = true
        place = precision
      }
    }
    shape.isOdd = hasSign && !shape.hasWidth
    return place
  }

  private func starOrDigits(from start: Int, _ shape: inout Shape) -> Int {
    guard byte(start) == UInt8(ascii: "*") else { return digits(from: start) }
    shape.starCount += 1
    return start + 1
  }

  private func lengthModifier(from start: Int) -> Int {
    var place = start
    while place < start + 2, Self.isLengthModifier(byte(place)) { place += 1 }
    return place
  }

  private static func isLengthModifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "L"),
      UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "j"):
      true
    default: false
    }
  }

  private mutating func variable(_ start: Int, _ at: Int, _ number: Int?) -> Item {
    var end = at + 1
    while isNameByte(byte(end)) { end += 1 }
    guard end > at + 1, byte(end) == UInt8(ascii: "@") else {
      return fault(.unfinishedVariable, start, at + 1)
    }
    index = end + 1
    return .conversion(
      PrintfConversion(
        range: start..<index,
        number: number,
        kind: .variable,
        letter: UInt8(ascii: "@"),
        variable: String(decoding: bytes[at + 1..<end], as: UTF8.self)
      )
    )
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != UInt8(ascii: "@") && byte != UInt8(ascii: "%")
  }

  private mutating func conversion(
    _ start: Int,
    _ place: Int,
    _ kind: PrintfConversion.Kind,
    _ number: Int?,
    _ shape: Shape
  ) -> Item {
    if kind == .object, shape.hasBlank, number != nil || !shape.hasPrecision {
      return fault(number == nil ? .blank : .numberedBlank, start, place + 1)
    }
    if kind == .object, number == nil, !shape.hasPrecision {
      // A width of one digit before `@` is a number that lacks its `$`.
      let isBare = shape.numberEnd == place && place == start + 2
      if isBare { return fault(.unfinishedNumber, start, place + 1) }
    }
    index = place + 1
    let followsDigit = start > 0 && (0x30...0x39).contains(bytes[start - 1])
    let isPlain = number == nil && kind != .object
    let next = byte(index) | 0x20
    let runsOn = next >= 0x61 && next <= 0x7A
    return .conversion(
      PrintfConversion(
        range: start..<index,
        number: number,
        kind: kind,
        letter: bytes[place],
        starCount: shape.starCount,
        isDoubtful: isPlain
          && (shape.hasBlank || shape.isOdd || followsDigit && (runsOn || !shape.hasPrecision))
      )
    )
  }

  private mutating func incomplete(
    _ start: Int,
    _ shape: Shape,
    _ number: Int?,
    _ place: Int
  ) -> Item {
    if number != nil { return fault(.unfinishedNumber, start, shape.numberEnd + 1) }
    if shape.hasHash { return fault(.unfinishedVariable, start, start + 2) }
    if shape.numberEnd > start + 1 { return fault(.unfinishedNumber, start, shape.numberEnd) }
    return fault(.loneSign, start, start + 1)
  }

  private mutating func fault(_ kind: PrintfFault.Kind, _ start: Int, _ end: Int) -> Item {
    index = min(end, bytes.count)
    return .fault(PrintfFault(kind: kind, range: start..<index))
  }
}
