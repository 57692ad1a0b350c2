extension RuleExample {
  /// A `.stringsdict` with one plural.
  ///
  /// - Parameters:
  ///   - format: the text round the plural.
  ///   - variable: the name of the variable that is defined.
  ///   - valueType: the type of the number; `nil` leaves it out.
  ///   - one: the form for one; `nil` leaves it out.
  ///   - other: the form for all else; `nil` leaves it out.
  /// - Returns: the text of the file.
  static func plural(
    format: String = "%#@days@",
    variable: String = "days",
    valueType: String? = "d",
    one: String?,
    other: String?
  ) -> String {
    let members: [(String, String?)] = [
      ("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"),
      ("NSStringFormatValueTypeKey", valueType), ("one", one), ("other", other),
    ]
    let lines = members.compactMap { key, value in
      value.map { "      <key>\(key)</key><string>\($0)</string>" }
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>days</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
          <key>\(variable)</key><dict>
      \(lines.joined(separator: "\n"))
          </dict>
        </dict>
      </dict></plist>
      """
  }
}
