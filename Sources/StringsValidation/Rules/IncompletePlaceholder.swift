import Diagnostics

/// Something that was meant as a conversion and is none.
struct IncompletePlaceholder: TextRule {
  static let documentation = RuleDocumentation(
    "incomplete-placeholder",
    .error,
    "A placeholder is damaged, or a percent sign in a text with placeholders is not doubled.",
    reason: "Readers see the remains of the placeholder, or a number that nobody meant.",
    bad: RuleExample(#""sale" = "%@ à 50%";"#, source: #""sale" = "%@ at 50%%";"#),
    good: RuleExample(#""sale" = "%@ à 50%%";"#, source: #""sale" = "%@ at 50%%";"#),
    fix: .unsafe(
      "Doubles a percent sign that stands alone, writes % for that of another script, and deletes a "
        + "second @."
    )
  )

  static let triggers: TextFeatures = [.percent, .ampersand]

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    checkAmpersand(text, &findings)
    checkDoubledSign(text, &findings)
    let format = text.text.format
    guard !format.faults.isEmpty || format.conversions.contains(where: \.isDoubtful) else { return }
    let isFormatted = (text.formatSource ?? text.text).format.isCertain
    let bytes = Array(text.value.utf8)
    let parted = isFormatted ? Self.partedSigns(format, bytes) : []
    for range in parted where text.difference == nil {
      // Where the source text shows no percent sign, nobody knows what was meant.
      let isWanted = (text.formatSource ?? text.text).format.hasPercentSign
      let fix = Fix("write '%%'", .unsafe, [text.edit(range, "%%")])
      report(
        Self.parted(String(decoding: bytes[range], as: UTF8.self)),
        at: range,
        isWanted ? fix : nil
      )
    }
    for fault in format.faults where isFormatted || fault.isCertain {
      if text.difference == nil, parted.contains(where: { $0.overlaps(fault.range) }) { continue }
      // `%1` by itself may be a number and a percent sign in a text that nobody formats.
      if !isFormatted, fault.kind == .unfinishedNumber, bytes[fault.range].last != 0x40 { continue }
      let found = String(decoding: bytes[fault.range], as: UTF8.self)
      switch fault.kind {
      case .loneSign: reportSign(Self.message(fault.kind, found), at: fault.range)
      case .fullWidthSign:
        let edit = text.edit(fault.range, Self.plain(found))
        report(Self.message(fault.kind, found), at: fault.range, Fix("write '%'", .unsafe, [edit]))
      default: report(Self.message(fault.kind, found), at: fault.range, nil)
      }
    }
    for conversion in format.conversions where isFormatted && conversion.isDoubtful {
      let found = String(decoding: bytes[conversion.range], as: UTF8.self)
      reportSign(Self.doubtful(found), at: conversion.range)
    }
    func reportSign(_ message: String, at range: Range<Int>) {
      // What is left of a missing placeholder is no percent sign that somebody wants to show.
      if let rest = PlaceholderRest(at: range.lowerBound, in: text) {
        return report(rest.message, at: rest.range, nil)
      }
      let sign = range.lowerBound..<range.lowerBound + 1
      let fix = Fix("double the percent sign", .unsafe, [text.edit(sign, "%%")])
      report(message, at: range, fix)
    }
    func report(_ message: String, at range: Range<Int>, _ fix: Fix?) {
      findings.report(message, text, at: range, notes: text.formatNote, fix: fix)
    }
  }

  /// Two percent signs that stand alone with nothing but blanks between them: a `%%` torn apart.
  private static func partedSigns(_ format: PrintfFormat, _ bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    let signs = format.faults.filter { $0.kind == .loneSign }.map(\.range)
    for (first, second) in zip(signs, signs.dropFirst()) {
      guard found.last.map({ $0.upperBound <= first.lowerBound }) ?? true else { continue }
      let between = String(decoding: bytes[first.upperBound..<second.lowerBound], as: UTF8.self)
      guard !between.isEmpty, between.unicodeScalars.allSatisfy(Blank.contains) else { continue }
      found.append(first.lowerBound..<second.upperBound)
    }
    return found
  }

  /// A placeholder with the signs of ASCII.
  private static func plain(_ found: String) -> String {
    String(
      found.map { character in
        switch character {
        case "％", "﹪", "٪": "%"
        case "＠": "@"
        default: character
        }
      }
    )
  }

  /// `%@@` for `%@`, where the source text shows no such sign behind a placeholder.
  private func checkDoubledSign(_ text: TextInContext, _ findings: inout FindingList) {
    guard let source = text.formatSource, source.format.isCertain else { return }
    let doubled = text.text.format.certain.filter { Self.hasSign(behind: $0, in: text.value) }
    guard let first = doubled.first else { return }
    let isWanted = source.format.certain.contains { conversion in
      Self.hasSign(behind: conversion, in: source.value)
    }
    guard !isWanted else { return }
    let end = first.range.upperBound
    findings.report(
      Self.doubledSign(first.spelling(in: text.value)),
      text,
      at: first.range.lowerBound..<end + 1,
      notes: text.formatNote,
      fix: Fix("delete the second '@'", .unsafe, [text.edit(end..<end + 1, "")])
    )
  }

  /// Whether another `@` stands behind a conversion that ends with one.
  private static func hasSign(behind conversion: PrintfConversion, in text: String) -> Bool {
    guard conversion.letter == UInt8(ascii: "@") else { return false }
    return text.utf8.dropFirst(conversion.range.upperBound).first == UInt8(ascii: "@")
  }

  /// `&ld` for `%ld`: the two signs lie side by side on a keyboard.
  private func checkAmpersand(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.features.contains(.ampersand), let source = text.source?.format else { return }
    guard source.isCertain, text.text.format.conversions.count < source.conversions.count else {
      return
    }
    let bytes = Array(text.value.utf8)
    for place in bytes.indices where bytes[place] == UInt8(ascii: "&") {
      let rest = bytes[(place + 1)...].prefix(3)
      guard let word = ["lld", "ld", "@", "d"].first(where: { rest.starts(with: $0.utf8) }) else {
        continue
      }
      let end = place + 1 + word.utf8.count
      let next = end < bytes.count ? bytes[end] | 0x20 : 0
      guard word == "@" || next < 0x61 || next > 0x7A else { continue }
      findings.report(Self.ampersand(word), text, at: place..<end, notes: text.sourceNote)
    }
  }
}

extension IncompletePlaceholder {
  fileprivate static func message(_ kind: PrintfFault.Kind, _ found: String) -> String {
    switch kind {
    case .loneSign:
      "a percent sign stands alone in a text with placeholders: write '%%' to show one"
    case .fullWidthSign where found.hasPrefix("٪"):
      "\(found.excerpt) has an Arabic percent sign: expected '%'"
    case .fullWidthSign: "\(found.excerpt) has a full-width percent sign: expected '%'"
    case .unfinishedNumber:
      "\(found.excerpt) is no placeholder: expected a number, '$' and a letter, as in '%1$@'"
    case .missingNumber: "\(found.excerpt) is no placeholder: expected a number before '$'"
    case .blank, .numberedBlank: "\(found.excerpt) is no placeholder: expected no blank before '@'"
    case .unfinishedVariable:
      "\(found.excerpt) is no placeholder: expected a name, as in '%#@name@'"
    case .substitutionNumber: "\(found.excerpt) is no placeholder: expected '%arg'"
    }
  }

  fileprivate static func parted(_ found: String) -> String {
    "\(found.excerpt) shows no percent sign: write '%%', without a blank, to show one"
  }

  fileprivate static func doubledSign(_ wanted: String) -> String {
    "a second '@' stands behind \(wanted.excerpt), and is shown as it stands: delete it"
  }

  fileprivate static func doubtful(_ found: String) -> String {
    "\(found.excerpt) is read as a placeholder: write '%%' to show a percent sign"
  }

  fileprivate static func ampersand(_ word: String) -> String {
    "'&\(word)' is no placeholder: expected '%\(word)'"
  }
}
