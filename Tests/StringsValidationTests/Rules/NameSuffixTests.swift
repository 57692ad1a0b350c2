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

  @Test(arguments: [
    ("de", "-App"), ("de", "-Fans"), ("sv", "-appen"), ("da", "-appen"), ("nb", "-appen"),
    ("sv", "-fans"), ("nl", "-app"), ("fi", "-sovelluksesta"), ("fi", "-fanit"), ("hu", "-appal"),
    ("hu", "-ig"), ("ru", "-приложение"), ("id", "-nya"), ("ko", "앱을"), ("ko", "의"), ("ko", "에"),
    ("ko", "에서"), ("ko", "에게"), ("ko", "도"), ("ko", "만"), ("ko", "부터"), ("ko", "까지"),
    ("ko", "보다"), ("ko", "에서는"),
  ])
  func takesWhatIsTheSameBehindEveryName(_ language: String, _ ending: String) {
    expect(
      NameSuffix(),
      "\"reviewPrompt.title\" = \"{appName}\(ending)?\";",
      language: language,
      file: "ReviewPrompts.strings"
    )
  }

  @Test(arguments: [
    ("tr", "'i"), ("fi", ":n"), ("fi", "-n"), ("fi", "-ssa"), ("hu", "-t"), ("hu", "-ban"),
    ("hu", "-ben"), ("de", "s"), ("de", "-s"), ("sv", "-en"), ("eu", "-arekin"), ("ro", "-ului"),
    ("ko", "은"), ("ko", "는"), ("ko", "이"), ("ko", "를"), ("ko", "와"), ("ko", "으로"),
    ("ko", "이라는"), ("ko", "로부터"),
  ])
  func findsEndingsThatDependOnTheName(_ language: String, _ ending: String) {
    expect(
      NameSuffix(),
      "\"reviewPrompt.title\" = \"{appName}1️⃣\(ending)?\";",
      language: language,
      file: "ReviewPrompts.strings",
      ["1️⃣": "the ending '\(ending)' hangs on the app's name, which can be anything"]
    )
  }
}
