/// A string file: where it is, what it is, and whether its findings are asked for.
struct ValidateFile: Sendable {
  /// What a file holds, by the ending of its name.
  enum Format: String, Sendable {
    case strings
    case dictionary = "stringsdict"
    case catalog = "xcstrings"

    init?(path: String) {
      guard let dot = path.lastIndex(of: "."), dot != path.startIndex else { return nil }
      self.init(rawValue: String(path[path.index(after: dot)...]))
    }
  }

  var path: String
  var format: Format
  /// Whether the findings in it are asked for, and not only what others are compared with.
  var isSelected = false

  /// The name of the table.
  var table: String {
    String(ValidateFolders.name(path).dropLast(format.rawValue.count + 1))
  }
}
