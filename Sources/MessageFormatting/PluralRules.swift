#if ICU
  internal import ICUBridge

  /// How a language counts or orders: its plural categories (CLDR, `plurals.xml` and
  /// `ordinals.xml`).
  package struct PluralRules: Sendable {
    /// What the numbers are for.
    package enum Purpose: Hashable, Sendable {
      /// Counting: 1 day, 2 days.
      case cardinal
      /// Ordering: 1st, 2nd.
      case ordinal
    }

    /// The categories the language has, in CLDR's order; `other` is always the last.
    package let categories: [String]
    private let handle: Handle

    /// Makes the rules of a language.
    ///
    /// - Parameters:
    // /   - language: A BCP 47 language tag. One that ICU has no data for has the category `other`
    // only.
    ///   - purpose: Whether numbers count or order.
    /// - Throws: What ICU says when its data cannot be read.
    package init(language: String, purpose: Purpose = .cardinal) throws(ICUError) {
      let handle = try Handle(language: language, purpose: purpose)
      let keywords = try textFromICU { buffer, capacity, status in
        reviewprompts_plural_rules_keywords(handle.pointer, buffer, capacity, &status)
      }
      let found = keywords.split(separator: " ").map(String.init)
      categories = Self.allCategories.filter(found.contains)
      self.handle = handle
    }

    /// Gives the category of a whole number.
    package func category(of number: Int32) -> String {
      let keyword = try? textFromICU { buffer, capacity, _ in
        reviewprompts_plural_rules_select(handle.pointer, number, buffer, capacity)
      }
      return keyword ?? "other"
    }
  }

  extension PluralRules {
    /// The categories that CLDR knows, in its order.
    package static let allCategories = ["zero", "one", "two", "few", "many", "other"]

    /// Owns one of ICU's sets of rules.
    private final class Handle: @unchecked Sendable {
      // ICU's rules are only read after they were made, and ICU states that they are immutable.
      let pointer: OpaquePointer

      init(language: String, purpose: Purpose) throws(ICUError) {
        var status: Int32 = 0
        let opened = reviewprompts_plural_rules_open(language, purpose == .ordinal, &status)
        guard let opened else { throw ICUError(code: status) }
        pointer = opened
      }

      deinit { reviewprompts_plural_rules_close(pointer) }
    }
  }
#endif
