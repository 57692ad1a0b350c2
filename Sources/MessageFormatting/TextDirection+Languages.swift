// Of CLDR 42, likelySubtags.xml and scriptMetadata.txt, in lower case.
extension TextDirection {
  /// The scripts written from right to left (ISO 15924).
  static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "aran", "armi", "avst", "chrs", "cprt", "elym", "gara", "hatr", "hebr",
    "hung", "khar", "lydi", "mand", "mani", "mend", "merc", "mero", "narb", "nbat", "nkoo",
    "orkh", "ougr", "palm", "phli", "phlp", "phlv", "phnx", "prti", "rohg", "samr", "sarb",
    "sogd", "sogo", "syrc", "syre", "syrj", "syrn", "thaa", "yezi",
  ]

  /// The languages most likely written in one of these scripts, by their codes of two and of three
  /// letters.
  static let rightToLeftLanguages: Set<String> = [
    "acm", "ae", "aeb", "afb", "ajp", "ajt", "apc", "apd", "ar", "ara", "arc", "arq", "ars",
    "ary", "arz", "ave", "avl", "ayl", "azb", "bal", "bej", "bft", "bgn", "bqi", "brh", "cja",
    "ckb", "dcc", "dgl", "div", "dv", "fa", "fas", "fia", "fub", "gbz", "gjk", "gju", "glk",
    "gwc", "gwt", "haz", "he", "heb", "hnd", "hno", "iw", "ji", "kas", "kby", "khw", "ks",
    "kvx", "kxp", "kzh", "lad", "lah", "lki", "lrc", "luz", "mde", "mfa", "mki", "mvy", "myz",
    "mzn", "nqo", "oru", "ota", "otk", "oui", "pal", "phl", "phn", "pra", "prd", "ps", "pus",
    "rhg", "rmt", "scl", "sd", "sdh", "shu", "skr", "smp", "snd", "sog", "swb", "syr", "trw",
    "ug", "uig", "ur", "urd", "wni", "xco", "xld", "xmn", "xmr", "xna", "xpr", "xsa", "yi", "yid",
    "zdj",
  ]

  /// The regions in which a language is written in the other direction than elsewhere.
  static let regionsOfOtherDirection: [String: Set<String>] = [
    "az": ["iq", "ir"],
    "aze": ["iq", "ir"],
    "ha": ["cm", "sd"],
    "hau": ["cm", "sd"],
    "kaz": ["af", "cn", "ir", "mn"],
    "kir": ["cn"],
    "kk": ["af", "cn", "ir", "mn"],
    "ku": ["lb"],
    "kur": ["lb"],
    "ky": ["cn"],
    "man": ["gn"],
    "ms": ["cc"],
    "msa": ["cc"],
    "pa": ["pk"],
    "pan": ["pk"],
    "sd": ["in"],
    "snd": ["in"],
    "tg": ["pk"],
    "tgk": ["pk"],
    "ug": ["kz", "mn"],
    "uig": ["kz", "mn"],
    "und": [
      "ae", "af", "bh", "dz", "eg", "eh", "il", "iq", "ir", "jo", "km", "kw", "lb", "ly", "ma",
      "mr", "mv", "om", "pk", "ps", "qa", "sa", "sd", "sy", "tn", "ye",
    ],
    "uz": ["af"],
    "uzb": ["af"],
  ]
}
