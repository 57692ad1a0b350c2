/// One flag of a command: parsing, help and error texts all read it from here.
struct Flag: Sendable {
  /// The name as typed, such as `--app-name`.
  var name: String
  /// What stands for the value in help texts, such as `NAME`; `nil` for a switch.
  var value: String?
  /// What the flag does, in one or two plain sentences.
  var summary: String
  /// The values that are allowed, in the order in which help lists them; empty when any is.
  var choices: [String] = []
  /// Whether the flag may be given more than once.
  var isRepeatable = false

  /// A flag that is either given or not.
  static func toggle(_ name: String, _ summary: String) -> Flag {
    Flag(name: name, value: nil, summary: summary)
  }

  /// A flag that takes one of a few values.
  static func choice(_ name: String, _ choices: [String], _ summary: String) -> Flag {
    Flag(name: name, value: choices.joined(separator: "|"), summary: summary, choices: choices)
  }

  /// The flag and its value as help and usage lines show them.
  var synopsis: String {
    value.map { "\(name) \($0)" } ?? name
  }
}
