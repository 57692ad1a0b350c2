import LocaleMatching
import MessageFormatting

/// How a language counts and orders, as far as checks need it.
struct PluralCategories: Sendable {
  /// The categories for one purpose.
  struct Rules: Sendable {
    /// All categories, in CLDR's order.
    let all: [String]
    /// Those that whole numbers up to a few hundred fall into.
    let ordinary: Set<String>
    /// A whole number other than 1 that falls into the category `one`.
    let otherNumberInOne: Int?
  }

  /// For counting: 1 day, 2 days.
  let cardinal: Rules
  /// For ordering: 1st, 2nd.
  let ordinal: Rules

  /// The names that CLDR knows, in its order.
  static let names = ["zero", "one", "two", "few", "many", "other"]

  #if ICU
    /// Looks up the rules of a language; `nil` when they cannot be had.
    init?(language: LanguageTag) {
      guard let cardinal = Rules(language.description, .cardinal),
        let ordinal = Rules(language.description, .ordinal)
      else { return nil }
      self.cardinal = cardinal
      self.ordinal = ordinal
    }
  #else
    /// Without ICU nothing is known of how languages count.
    init?(language: LanguageTag) {
      return nil
    }
  #endif
}

#if ICU
  extension PluralCategories.Rules {
    fileprivate init?(_ language: String, _ purpose: PluralRules.Purpose) {
      guard let rules = try? PluralRules(language: language, purpose: purpose) else { return nil }
      all = rules.categories
      var ordinary: Set<String> = []
      var otherNumberInOne: Int?
      for number: Int32 in 0...211 {
        let category = rules.category(of: number)
        ordinary.insert(category)
        let isBetter = number > 1 && otherNumberInOne ?? 0 == 0
        if category == "one", number != 1, otherNumberInOne == nil || isBetter {
          otherNumberInOne = Int(number)
        }
      }
      self.ordinary = ordinary
      self.otherNumberInOne = otherNumberInOne
    }
  }
#endif
