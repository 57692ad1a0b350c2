extension RuleExample {
  /// A string catalog with one entry, in English and French.
  ///
  /// - Parameters:
  ///   - key: the key of the entry.
  ///   - source: the English text; `nil` leaves it out.
  ///   - extraction: the extraction state; `nil` leaves it out.
  ///   - state: the state of the French text.
  ///   - value: the French text.
  /// - Returns: the example.
  static func catalog(
    key: String = "rate",
    source: String? = "Rate",
    extraction: String? = nil,
    state: String = "translated",
    value: String
  ) -> Self {
    let english = source.map {
      "\n        \"en\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0)\"}},"
    }
    let extraction = extraction.map { "\n      \"extractionState\": \"\($0)\"," }
    let text = """
      {
        "sourceLanguage": "en",
        "strings": {
          "\(key)": {\(extraction ?? "")
            "localizations": {\(english ?? "")
              "fr": {"stringUnit": {"state": "\(state)", "value": "\(value)"}}
            }
          }
        },
        "version": "1.0"
      }
      """
    return Self(text, file: "Localizable.xcstrings")
  }
}
