import Diagnostics
import LocaleMatching
import TestSupport
import Testing

@testable import StringsValidation

/// Slips of twelve kinds put into tables at random: each is found at its key, and nothing else is.
@Suite struct SeededDefectsTests {
  /// A kind of slip, and the rules that may tell it.
  enum Kind: CaseIterable {
    case missingKey, emptyValue, dropped, type, more, trailingBlank, sameAsSource, lineBreakLost
    case doubleBlank, duplicateKey, endMark, extraKey

    var rules: Set<String> {
      switch self {
      case .missingKey: ["missing-key"]
      case .emptyValue: ["empty-value"]
      case .dropped: ["printf-fewer"]
      case .type: ["printf-type"]
      case .more: ["printf-more", "mixed-numbering"]
      case .trailingBlank: ["surrounding-blank"]
      case .sameAsSource: ["same-as-source"]
      case .lineBreakLost: ["line-breaks"]
      case .doubleBlank: ["double-blank"]
      case .duplicateKey: ["duplicate-key"]
      case .endMark: ["end-mark-class"]
      case .extraKey: ["extra-key"]
      }
    }
  }

  private static let words: [String: [String]] = [
    "en": ["rate", "review", "later", "thanks", "update", "version", "enjoy", "moment"],
    "fr": ["évaluer", "avis", "plus", "tard", "merci", "mise", "jour", "aimez"],
    "ru": ["оценить", "отзыв", "позже", "спасибо", "версия", "нравится", "момент"],
    "ja": ["評価", "レビュー", "後で", "更新", "お時間", "ください", "新しい"],
    "ar": ["تقييم", "مراجعة", "لاحقا", "شكرا", "تحديث", "إصدار", "لحظة"],
  ]

  private static let placeholders = [
    [], [], ["%@"], ["%d"], ["%1$@", "%2$d"], ["%%"], ["{count}"], ["{name}", "{version}"],
  ]

  /// A table with a text for each number; texts of one number are alike in all languages.
  private static func texts(_ language: String, count: Int, _ random: inout SeededGenerator)
    -> [String]
  {
    let words = words[language] ?? []
    return (0..<count).map { number in
      var text: [String] = []
      while text.count < 4 + number % 5 {
        let word = words[Int.random(in: words.indices, using: &random)]
        if text.last != word { text.append(word) }
      }
      for (place, word) in placeholders[number % placeholders.count].enumerated() {
        text.insert(word, at: 1 + 2 * place)
      }
      let line = number % 7 == 0 ? "\\n" + words[0] + " " + words[1] : ""
      return text.joined(separator: " ") + line + [".", "!", "?", "…"][number % 4]
    }
  }

  private static func number(_ kind: Kind, _ random: inout SeededGenerator, count: Int) -> Int {
    let number = Int.random(in: 0..<count, using: &random)
    switch kind {
    case .dropped: return number / 8 * 8 + 2
    case .type: return number / 8 * 8 + 3
    case .lineBreakLost: return number / 7 * 7
    default: return number
    }
  }

  private static func broken(_ text: String, _ source: String, _ kind: Kind) -> String {
    switch kind {
    case .emptyValue: ""
    case .dropped: text.replacing("%@ ", with: "")
    case .type: text.replacing("%d", with: "%@")
    case .more: text + " %@"
    case .trailingBlank: text + " "
    case .sameAsSource: source
    case .lineBreakLost: text.replacing("\\n", with: " ")
    case .doubleBlank: text.replacing(" ", with: "  ", maxReplacements: 1)
    case .endMark: String(text.dropLast())
    case .missingKey, .duplicateKey, .extraKey: text
    }
  }

  @Test(arguments: ["fr", "ru", "ja", "ar"], UInt64(1)...6)
  func findsEachAndNothingElse(_ language: String, _ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 160
    let sources = Self.texts("en", count: count, &random)
    var texts = Self.texts(language, count: count, &random)
    var seeded: [String: Kind] = [:]
    var left: Set<Int> = []
    var tail = ""
    for kind in Kind.allCases {
      let number = Self.number(kind, &random, count: count)
      guard number < count, seeded["key.\(number)"] == nil else { continue }
      seeded[kind == .extraKey ? "stale.\(number)" : "key.\(number)"] = kind
      switch kind {
      case .missingKey: left.insert(number)
      case .duplicateKey: tail += "\"key.\(number)\" = \"\(texts[number])!\";\n"
      case .extraKey: tail += "\"stale.\(number)\" = \"\(texts[number])\";\n"
      default: texts[number] = Self.broken(texts[number], sources[number], kind)
      }
    }
    let table = (0..<count).filter { !left.contains($0) }
      .map { "\"key.\($0)\" = \"\(texts[$0])\";\n" }.joined()
    let source = sources.enumerated().map { "\"key.\($0)\" = \"\($1)\";\n" }.joined()
    let example = RuleExample(table + tail, source: source, language: language)
    let found = ExampleRun.findings(example, ActiveRules())
    for finding in found {
      #expect(seeded[finding.key ?? ""] != nil, "\(finding.rule) at \(finding.key ?? "")")
    }
    for (key, kind) in seeded {
      let rules = found.filter { $0.key == key }.map(\.rule)
      #expect(!kind.rules.isDisjoint(with: rules), "\(kind) at \(key)")
    }
  }
}
