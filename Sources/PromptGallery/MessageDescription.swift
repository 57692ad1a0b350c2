internal import MessageFormatting

/// Describes a message with plurals and selects in JSON, for the page's script.
///
/// A literal is a string, an argument an array of its name, its format, the offset and the texts, and 0 stands for
/// the number of the plural around it.
enum MessageDescription {
  /// Gives `nil` for a message with a format that the script does not know.
  static func json(_ message: Message) -> String? {
    guard let parts = json(message.parsed.parts, message.parsed) else { return nil }
    return "{\"l\":\(quoted(message.language)),\"n\":\(parts)}"
  }

  private static func json(_ parts: [MessagePattern.Part], _ pattern: MessagePattern) -> String? {
    var items: [String] = []
    for part in parts {
      switch part {
      case .literal(let range): items.append(quoted(String(pattern.substring(range))))
      case .numberSign: items.append("0")
      case .argument(let argument):
        guard let item = json(argument, pattern) else { return nil }
        items.append(item)
      }
    }
    return "[" + items.joined(separator: ",") + "]"
  }

  private static func json(
    _ argument: MessagePattern.Argument,
    _ pattern: MessagePattern
  ) -> String? {
    let name = quoted(argument.name)
    guard argument.format != .plain else { return "[\(name)]" }
    guard [.plural, .selectOrdinal, .select].contains(argument.format) else { return nil }
    var offset = "0"
    if let range = argument.pluralOffset {
      guard let number = Double(String(pattern.substring(range))) else { return nil }
      offset = "\(number)"
    }
    var variants: [String] = []
    var selectors: Set<String> = []
    for variant in argument.variants where selectors.insert(variant.selector).inserted {
      guard let parts = json(variant.parts, pattern) else { return nil }
      variants.append("\(quoted(variant.selector)):\(parts)")
    }
    let format = quoted("\(argument.format)".lowercased())
    return "[\(name),\(format),\(offset),{\(variants.joined(separator: ","))}]"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
