import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct StarRequestTests {
  @Test func understandsLanguages() {
    let texts = [
      "en": "Give {appName} 5 stars!", "fr": "Donnez cinq étoiles !", "ja": "5つ星の評価",
      "zh-Hans": "请给五星好评", "de": "Gib uns fünf Sterne", "ar": "قيّم بـ ٥ نجوم",
      "ru": "Поставьте 5 звёзд",
    ]
    for (language, text) in texts {
      expect(
        StarRequest(),
        "\"reviewPrompt.title\" = 1️⃣\"\(text)\";",
        language: language,
        file: "ReviewPrompts.strings",
        ["1️⃣": "the text asks for five stars, which the stores forbid"]
      )
    }
  }

  @Test func takesOtherNumbersAndTables() {
    expect(
      StarRequest(),
      #""reviewPrompt.title" = "Rate {appName}: it takes 5 minutes to start.";"#,
      language: "en",
      file: "ReviewPrompts.strings"
    )
    expect(StarRequest(), #""title" = "5 étoiles";"#)
  }

  @Test(arguments: [
    ("星5つをお願いします", true), ("별 5개 부탁드려요", true), ("Mettez 5/5 !", true),
    ("星50個", false), ("별 50개", false), ("Le 5 mai", false),
    ("Win 50 stars", false), ("Win 5,000 stars", false), ("Gewinne 57 Sterne", false),
    ("50星を獲得", false), ("15星を獲得", false), ("Ouvert le 25/5", false), ("十五星", false),
    ("給5星好評", true), ("5개 별", true), ("Gib 5 (fünf) Sterne", true),
  ])
  func knowsOtherOrders(_ text: String, _ asks: Bool) {
    let example = RuleExample.prompt("\"reviewPrompt.title\" = \"\(text)\";", language: "ja")
    #expect(ExampleRun.findings(StarRequest(), example).isEmpty == !asks)
  }

  @Test(arguments: [
    ("{appName}に星5つを？", true), ("{appName}に★5を？", true), ("{appName}に5つ星を", true),
    ("{appName}に星５つを？", true), ("{appName}に★５を？", true), ("{appName}に星五つを", true),
    ("5 सितारे", true), ("५ सितारे", true), ("पाँच सितारे", true), ("5 तारे", true),
    ("5 তারা", true), ("৫ তারা", true), ("৫টি তারা", true), ("পাঁচ তারা", true),
    ("পাঁচটি তারা", true), ("٥ نجوم", true), ("给 {appName} 5颗星", true), ("5⭐️ please", true),
    ("10/10 or 15/5 or 5/5?", true),
    ("{appName}に星50個", false), ("{appName}に★50", false), ("{appName}に15つ星を", false),
    ("५० सितारे", false), ("৫০ তারা", false), ("5 तारीख", false), ("星5,000個", false),
    ("4.5★", false), ("Le 5/5/2026", false), ("50 stars", false),
  ])
  func knowsScriptsWithoutBlanksAndOtherDigits(_ text: String, _ asks: Bool) {
    let example = RuleExample.prompt("\"reviewPrompt.title\" = \"\(text)\";", language: "ja")
    #expect(ExampleRun.findings(StarRequest(), example).isEmpty == !asks)
  }
}
