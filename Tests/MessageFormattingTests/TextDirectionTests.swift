import Testing

@testable import MessageFormatting

@Suite struct TextDirectionTests {
  @Test(arguments: [
    "ar", "fa", "he", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "iw", "ji", "AR", "ar-EG", "ar_EG",
    "he-IL",
    "az-Arab", "az_Arab_IR", "pa-Arab", "pa-PK", "uz-AF", "ks", "ff-Adlm", "man-Nkoo", "rhg-Rohg",
    "und-Hebr",
    "ku-Arab-IQ", "ar-u-nu-latn", "zh-min-nan-Arab", "en-Hebr",
  ])
  func runsFromRightToLeft(language: String) {
    #expect(TextDirection(language: language) == .rightToLeft)
  }

  @Test(arguments: [
    "en", "fr", "zh-Hant-TW", "ur-Latn", "ar-Latn", "pa", "pa-Guru-PK", "az", "uz", "ku", "sd-Deva",
    "sd-IN", "ms-Latn",
    "", "-", "und", "x-arab", "en-x-arab", "no", "Base", "es-419", "arabic-x", "en-a-arab",
    "de-1996", "日本語",
  ])
  func runsFromLeftToRight(language: String) {
    #expect(TextDirection(language: language) == .leftToRight)
  }
}
