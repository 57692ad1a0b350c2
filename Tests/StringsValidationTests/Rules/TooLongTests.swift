import Testing

@testable import StringsValidation

@Suite struct TooLongTests {
  @Test func countsColumns() {
    expect(
      TooLong(),
      #""reviewPrompt.button.rate" = 1️⃣"今すぐこのアプリを評価する";"#,
      file: "ReviewPrompts.strings",
      ["1️⃣": "the text takes 26 columns with a name of 12 letters: expected 25 at most"]
    )
    expect(
      TooLong(),
      #""reviewPrompt.title" = 1️⃣"Do you really want to rate {appName} now?";"#,
      file: "ReviewPrompts.strings",
      ["1️⃣": "the text takes 44 columns with a name of 12 letters: expected 40 at most"]
    )
  }

  @Test func countsWhatIsSeen() {
    expect(
      TooLong(),
      #""reviewPrompt.button.rate" = "e\U0301e\U0301e\U0301e\U0301e\U0301e\U0301e\U0301e\U0301 👩‍👩‍👧‍👦 रेटिंग दें";"#,
      file: "ReviewPrompts.strings"
    )
    expect(TooLong(), #""title" = "Something much longer than any button of a prompt may be";"#)
  }
}
