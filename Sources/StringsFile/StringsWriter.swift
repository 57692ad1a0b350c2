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
public enum StringsWriter {
  /// An entry to be written.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public var key: StringsText
    /// The value.
    public var value: StringsValue
    /// The comments above it, without their marks. A `*/` in one is written `* /`.
    public var comments: [String]

    /// Makes an entry.
    public init(key: StringsText, value: StringsValue, comments: [String] = []) {
      self.key = key
      self.value = value
      self.comments = comments
    }
  }

  /// Writes entries in the order given.
  public static func write(_ entries: [Entry]) -> [UInt8] {
    let blocks = entries.map { text(of: $0) + "\n" }
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

  private static func text(of value: StringsValue) -> String {
    var text = ""
    append(value, to: &text)
    return text
  }

  private static func append(_ value: StringsValue, to text: inout String) {
    switch value {
    case .string(let string): text += StringsQuoting.literal(string, .double)
    case .data(let bytes): text += "<" + bytes.map { hex($0, width: 2) }.joined() + ">"
    case .array(let elements): append(elements, to: &text)
    case .dictionary(let members): append(members, to: &text)
    }
  }

  private static func append(_ elements: [StringsValue], to text: inout String) {
    text += "("
    for (number, element) in elements.enumerated() {
      text += number == 0 ? " " : ", "
      append(element, to: &text)
    }
    text += " )"
  }

  private static func append(_ members: [StringsText: StringsValue], to text: inout String) {
    text += "{"
    let ordered = members.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
    for (key, value) in ordered {
      text += " " + StringsQuoting.literal(key, .double) + " = "
      append(value, to: &text)
      text += ";"
    }
    text += " }"
  }
}
