extension JSONNode {
  /// The value as JSON text: keys sorted, two spaces for every depth, a line feed at the end of
  /// every line but the last.
  package var prettyText: String {
    var text = ""
    write(to: &text, indentation: "\n")
    return text
  }

  /// The value as JSON text in one line, keys sorted.
  package var compactText: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  private func write(to text: inout String, indentation: String?) {
    switch value {
    case .null: text += "null"
    case .boolean(let isTrue): text += isTrue ? "true" : "false"
    case .number(let number): text += number.text
    case .string(let string): text += jsonString(string)
    case .array(let elements):
      writeParts(elements, in: "[", "]", to: &text, indentation) { element, text, indentation in
        element.write(to: &text, indentation: indentation)
      }
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      writeParts(sorted, in: "{", "}", to: &text, indentation) { member, text, indentation in
        text += jsonString(member.key) + (indentation == nil ? ":" : ": ")
        member.value.write(to: &text, indentation: indentation)
      }
    }
  }

  private func writeParts<Part>(
    _ parts: [Part],
    in open: String,
    _ close: String,
    to text: inout String,
    _ indentation: String?,
    write: (Part, inout String, String?) -> Void
  ) {
    guard !parts.isEmpty else {
      text += open + close
      return
    }
    let inner = indentation.map { $0 + "  " }
    text += open
    for (place, part) in parts.enumerated() {
      text += (place == 0 ? "" : ",") + (inner ?? "")
      write(part, &text, inner)
    }
    text += (indentation ?? "") + close
  }
}

/// A text as a JSON string, with the escapes that JSON needs and no others.
private func jsonString(_ text: String) -> String {
  var json = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": json += "\\\""
    case "\\": json += "\\\\"
    case "\n": json += "\\n"
    case "\r": json += "\\r"
    case "\t": json += "\\t"
    case "\u{0}"..<"\u{20}": json += "\\u" + hex(scalar.value, digits: 4)
    default: json.unicodeScalars.append(scalar)
    }
  }
  return json + "\""
}
