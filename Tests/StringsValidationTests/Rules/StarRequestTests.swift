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
}
