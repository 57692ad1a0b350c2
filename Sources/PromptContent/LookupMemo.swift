internal import LocaleMatching
internal import StringsFile

/// What was found in the layers, or not found there, so that it need not be looked up again.
struct LookupMemo {
  /// Where a text was looked up.
  struct Place: Hashable {
    let key: PromptKey
    let layer: Int
    let language: LanguageTag
  }

  /// The texts; `nil` where there is none.
  var texts: [Place: FoundText?] = [:]
  /// The shipped table that was read last; the texts of one prompt are mostly in one table.
  var shippedTable: (language: String, table: StringsTable)?
}
