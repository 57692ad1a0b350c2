/// The English names that folders of Apple's systems had before they were named by tags, and two of
/// Windows.
enum HistoricLanguageNames {
  /// The tag of a name such as `English` or `Traditional Chinese`, in any case; `nil` for
  /// everything else.
  static func tag(for name: Substring) -> LanguageTag? {
    let isShort = name.utf8.count < 4
    if isShort
      || name.utf8.prefix(4).contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
    {
      return nil
    }
    return tags[name.lowercased()].flatMap { LanguageTag(wellFormed: $0[...]) }
  }

  /// Tags that were written before BCP 47 had a way to say the same, in lower case.
  static var historicTags: [String: String] {
    ["zh-chs": "zh-Hans", "zh-cht": "zh-Hant"]
  }

  private static var tags: [String: String] {
    [
      "afrikaans": "af", "albanian": "sq", "amharic": "am", "arabic": "ar", "armenian": "hy",
      "assamese": "as", "azerbaijani": "az", "basque": "eu", "belarusian": "be", "bengali": "bn",
      "bosnian": "bs", "brazilian": "pt-BR", "brazilian portuguese": "pt-BR", "breton": "br",
      "bulgarian": "bg", "burmese": "my", "byelorussian": "be", "catalan": "ca", "chinese": "zh",
      "croatian": "hr", "czech": "cs", "danish": "da", "dutch": "nl", "english": "en",
      "esperanto": "eo", "estonian": "et", "faroese": "fo", "farsi": "fa", "filipino": "fil",
      "finnish": "fi", "flemish": "nl-BE", "french": "fr", "galician": "gl", "georgian": "ka",
      "german": "de", "greek": "el", "gujarati": "gu", "hebrew": "he", "hindi": "hi",
      "hungarian": "hu", "icelandic": "is", "indonesian": "id", "irish": "ga", "italian": "it",
      "japanese": "ja", "kannada": "kn", "kazakh": "kk", "khmer": "km", "korean": "ko", "lao": "lo",
      "latvian": "lv", "lithuanian": "lt", "macedonian": "mk", "malay": "ms", "malayalam": "ml",
      "maltese": "mt", "marathi": "mr", "mongolian": "mn", "nepali": "ne", "norwegian": "nb",
      "nynorsk": "nn", "oriya": "or", "persian": "fa", "polish": "pl", "portuguese": "pt",
      "punjabi": "pa", "romanian": "ro", "russian": "ru", "serbian": "sr",
      "simplified chinese": "zh-Hans",
      "sinhalese": "si", "slovak": "sk", "slovenian": "sl", "spanish": "es", "swahili": "sw",
      "swedish": "sv", "tagalog": "fil", "tamil": "ta", "telugu": "te", "thai": "th",
      "tibetan": "bo",
      "traditional chinese": "zh-Hant", "turkish": "tr", "ukrainian": "uk", "urdu": "ur",
      "uzbek": "uz",
      "vietnamese": "vi", "welsh": "cy", "yiddish": "yi",
    ]
  }
}
