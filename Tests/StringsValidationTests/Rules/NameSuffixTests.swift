import Testing

@testable import StringsValidation

@Suite struct NameSuffixTests {
  @Test func pointsAtTheEnding() {
    expect(
      NameSuffix(),
      #""reviewPrompt.title" = "{appName}1️⃣-ren {appName}2️⃣'ı {appName}3️⃣ssa";"#,
      file: "ReviewPrompts.strings",
      [
        "1️⃣": "the ending '-ren' hangs on the app's name, which can be anything",
        "2️⃣": "the ending ''ı' hangs on the app's name, which can be anything",
        "3️⃣": "the ending 'ssa' hangs on the app's name, which can be anything",
      ]
    )
  }

  @Test(arguments: ["이(가)", "을(를)", "은(는)", "와(과)", "(으)로", "(이)가"])
  func takesBothParticlesOfKorean(_ particles: String) {
    expect(
      NameSuffix(),
      "\"reviewPrompt.title\" = \"{appName}\(particles) 어떠세요?\";",
      language: "ko",
      file: "ReviewPrompts.strings"
    )
    expect(
      NameSuffix(),
      #""reviewPrompt.title" = "{appName}1️⃣가 어떠세요?";"#,
      language: "ko",
      file: "ReviewPrompts.strings",
      ["1️⃣": "the ending '가' hangs on the app's name, which can be anything"]
    )
  }

  @Test(arguments: ["germn", "jp", "xx"])
  func isSilentWhereNoLanguageIsKnown(_ folder: String) {
    expect(
      NameSuffix(),
      #""reviewPrompt.title" = "{appName}ssa";"#,
      language: folder,
      file: "ReviewPrompts.strings"
    )
  }

  @Test func takesMarksAndLanguagesWithoutBlanks() {
    expect(
      NameSuffix(),
      #""reviewPrompt.title" = "« {appName} », {appName}: a – {appName}!";"#,
      file: "ReviewPrompts.strings"
    )
    expect(
      NameSuffix(),
      #""reviewPrompt.title" = "{appName}を評価";"#,
      language: "ja",
      file: "ReviewPrompts.strings"
    )
    expect(NameSuffix(), #""a" = "{appName}ssa";"#, language: "fi")
  }
}
