import Diagnostics

extension JSONFault: CustomStringConvertible {
  /// The fault with its place: `3:7: expected ',' or '}', found 'x'`.
  package var description: String { "\(position): \(problem)" }
}

extension JSONFault.Problem: CustomStringConvertible {
  /// What is wrong, in words.
  package var description: String {
    switch self {
    case .unexpectedEnd(let expected): "expected \(expected), but the file ends here"
    case .unexpected(let found, let expected): "expected \(expected), found \(quoted(found))"
    case .trailing(let found): "the value has ended, but \(quoted(found)) follows"
    case .invalidUTF8(let byte): "the byte 0x\(hex(byte, digits: 2)) is no UTF-8"
    case .unescapedControl(let byte):
      "the control character \\u{\(hex(byte, digits: 2))} must be escaped in a string"
    case .invalidEscape(let text): "\(quoted(text)) is no escape"
    case .loneSurrogate(let text):
      "\(quoted(text)) is half of a surrogate pair, the other half is missing"
    case .invalidNumber(let text): "\(quoted(text)) is no number"
    case .tooDeep(let limit): "arrays and objects are nested more than \(limit) deep"
    case .duplicateKey(let key, let first): "the key \(quoted(key)) was given already at \(first)"
    case .unknownKey(let key, let known): unknown(key, known)
    case .missingKey(let key): "the key \(quoted(key)) is missing"
    case .wrongKind(let found, let expected): "expected \(expected), found \(found)"
    case .invalidValue(let reason): reason
    }
  }

  private func unknown(_ key: String, _ known: [String]) -> String {
    guard !known.isEmpty else { return "unknown key \(quoted(key)); none is known here" }
    if let nearest = nearestName(to: key, among: known) {
      return "unknown key \(quoted(key)); did you mean '\(nearest)'?"
    }
    let names = known.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return "unknown key \(quoted(key)); known are \(names)"
  }
}

/// Quotes a text, invisible and direction-changing characters written as `\u{…}`.
package func quoted(_ text: String) -> String {
  var quoted = "'"
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
      .surrogate:
      quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "'"
}

func hex(_ number: some BinaryInteger, digits: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
