/// Writes a strings file in its usual form.
///
/// ```swift
/// let file = StringsWriter.write([
///   StringsWriter.Entry(key: "greeting", value: "Hello", comments: ["Shown at the top"])
/// ])
/// // /* Shown at the top */
/// // "greeting" = "Hello";
/// ```
///
/// The file is UTF-8 without a byte-order mark, lines end in LF, an empty line parts the entries, and
/// the last line ends too. Only what `StringsQuoting` names is escaped; what is written reads back
/// equal, halves of surrogate pairs included.
package enum StringsWriter {
  /// An entry to be written.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: StringsText
    /// The value.
    package var value: StringsValue
    /// The comments above it, without their marks. A `*/` in one is written `* /`.
    package var comments: [String]

    /// Makes an entry.
    package init(key: StringsText, value: StringsValue, comments: [String] = []) {
      self.key = key
      self.value = value
      self.comments = comments
    }
  }

  /// Writes entries in the order given, and below them comments that belong to none.
  package static func write(_ entries: [Entry], closingComments: [String] = []) -> [UInt8] {
    let closing = closingComments.map(comment).filter { !$0.isEmpty }
    let blocks = (entries.map { text(of: $0) } + closing).map { $0 + "\n" }
    return Array(blocks.joined(separator: "\n").utf8)
  }

  /// The lines of an entry, without the last line end.
  static func text(of entry: Entry, lineEnd: String = "\n") -> String {
    let comments = entry.comments.map(comment).filter { !$0.isEmpty }
    let pair = StringsQuoting.literal(entry.key, .double) + " = " + text(of: entry.value) + ";"
    return (comments + [pair]).joined(separator: lineEnd)
  }

  private static func comment(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    guard !scalars.isEmpty else { return "" }
    var safe = String.UnicodeScalarView()
    for scalar in scalars {
      if scalar == "/", safe.last == "*" { safe.append(" ") }
      safe.append(scalar)
    }
    return "/* " + String(safe) + " */"
  }

  /// The steps that are left are kept in a list, so that no depth of values can exhaust the stack.
  private enum Step {
    case value(StringsValue)
    case text(String)
  }

  private static func text(of value: StringsValue) -> String {
    var text = ""
    var steps = [Step.value(value)]
    while let step = steps.popLast() {
      switch step {
      case .text(let part): text += part
      case .value(.string(let string)): text += StringsQuoting.literal(string, .double)
      case .value(.data(let bytes)): text += "<" + bytes.map { hex($0, width: 2) }.joined() + ">"
      case .value(.array(let elements)): steps += self.steps(elements).reversed()
      case .value(.dictionary(let members)): steps += self.steps(members).reversed()
      }
    }
    return text
  }

  private static func steps(_ elements: [StringsValue]) -> [Step] {
    let inner = elements.enumerated().flatMap { number, element in
      [Step.text(number == 0 ? " " : ", "), .value(element)]
    }
    return [.text("(")] + inner + [.text(" )")]
  }

  private static func steps(_ members: [StringsText: StringsValue]) -> [Step] {
    let ordered = members.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
    let inner = ordered.flatMap { key, value in
      [Step.text(" " + StringsQuoting.literal(key, .double) + " = "), .value(value), .text(";")]
    }
    return [.text("{")] + inner + [.text(" }")]
  }
}
