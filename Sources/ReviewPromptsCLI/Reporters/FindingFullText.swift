internal import Diagnostics
internal import StringsFile
internal import StringsValidation

/// Findings with the lines that they are about.
struct FindingFullText {
  private let style: TextStyle

  init(_ style: TextStyle) {
    self.style = style
  }

  /// The text of a report.
  func text(_ report: ValidateReport) -> String {
    var text = ""
    var source: SourceLines?
    for finding in report.findings {
      if source?.path != finding.place.file { source = SourceLines(path: finding.place.file) }
      text += FindingText.line(finding, style) + "\n"
      if let range = finding.place.range, let source { text += excerpt(range, source) }
      for note in finding.notes { text += "  " + FindingText.note(note, style) + "\n" }
      if let fix = finding.fix {
        let flag = fix.safety == .safe ? "--fix" : "--unsafe-fixes"
        text += "  fix with \(flag): \(fix.summary.printable)\n"
      }
      text += "\n"
    }
    return text
  }

  /// The line of a finding, and marks below the place.
  ///
  /// Where the line runs from right to left a mark below would stand under other letters, so the
  /// text at the place is printed instead.
  private func excerpt(_ range: Range<SourcePosition>, _ source: SourceLines) -> String {
    let start = range.lowerBound
    guard let excerpt = source.line(start.line, around: start.column) else { return "" }
    let line = excerpt.text
    let number = "\(start.line)"
    let margin = String(repeating: " ", count: number.count)
    let (before, marked) = Self.parts(excerpt, range)
    guard Self.isLeftToRight(line) else {
      let text = marked.isEmpty ? "" : "\(margin) | at '\(Self.codes(marked))'\n"
      return "\(number) | \(Self.codes(line, limit: 200))\n" + text
    }
    let indent = String(repeating: " ", count: DisplayWidth.columns(Self.shown(before)))
    let marks = String(repeating: "^", count: max(1, DisplayWidth.columns(Self.shown(marked))))
    return "\(number) | \(Self.shown(line))\n\(margin) | \(indent)\(marks)\n"
  }

  /// What stands before the place on its line, and what stands at it.
  private static func parts(
    _ excerpt: SourceLines.Excerpt,
    _ range: Range<SourcePosition>
  ) -> (before: String, marked: String) {
    let scalars = excerpt.text.unicodeScalars
    let start = range.lowerBound.column - 1 - excerpt.start
    let isOneLine = range.upperBound.line == range.lowerBound.line
    let end = isOneLine ? range.upperBound.column - 1 - excerpt.start : scalars.count
    let before = String(scalars.prefix(start))
    return (before, String(scalars.dropFirst(start).prefix(max(0, end - start))))
  }

  private static func shown(_ text: String) -> String {
    text.replacing("\t", with: " ").printable
  }

  private static func isLeftToRight(_ line: String) -> Bool {
    line.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x590: true
      case 0x590...0x8FF, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
      case 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: false
      default: true
      }
    }
  }

  /// A text with every character that does not run from left to right written as its code.
  private static func codes(_ text: String, limit: Int = 60) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(limit) {
      let isPlain =
        scalar.value >= 0x20 && scalar.value < 0x590 && !(0x7F..<0xA0).contains(scalar.value)
      result +=
        isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return text.unicodeScalars.count > limit ? result + "…" : result
  }
}
