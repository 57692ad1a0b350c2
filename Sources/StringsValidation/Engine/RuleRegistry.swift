/// All rules, one a line.
package enum RuleRegistry {
  /// The rules in the order in which they are listed: by what they are about.
  package static let all: [any Rule] = [
    // Files
    Syntax(),
    StrayCharacter(),
    NotUTF8(),
    UTF16WithoutByteOrderMark(),
    UnterminatedComment(),
    NonStringValue(),
    Shorthand(),
    EmptyTable(),
    UTF16File(),
    ByteOrderMark(),
    UncheckedFile(),
    // Escapes and characters
    LoneSurrogate(),
    LowercaseUEscape(),
    LongUnicodeEscape(),
    UnknownEscape(),
    OctalEscape(),
    DoubleEscaped(),
    ControlCharacter(),
    Noncharacter(),
    ReplacementCharacter(),
    InvisibleCharacter(),
    BidiUnbalanced(),
    Mojibake(),
    CRLFInValue(),
    // Keys
    DuplicateKey(),
    ConfusableKeys(),
    MissingKey(),
    ExtraKey(),
    MisspeltKey(),
    EmptyValue(),
    MissingComment(),
    // Placeholders of printf
    PrintfMore(),
    PrintfFewer(),
    PrintfType(),
    PrintfOrder(),
    PositionalGap(),
    IncompletePlaceholder(),
    Unnumbered(),
    MixedNumbering(),
    MixedSyntax(),
    // Messages of ICU
    ICUSyntax(),
    MissingArgument(),
    UnknownArgument(),
    ArgumentType(),
    QuotedArgument(),
    ArgumentBlanks(),
    // Plurals
    MissingOther(),
    UnknownCategory(),
    PluralCategoryMissing(),
    LiteralOne(),
    MissingNumberSign(),
    SelectKeyword(),
    MissingOtherForm(),
    PluralStructure(),
    PluralVariable(),
    PluralValueType(),
    // Texts
    SameAsSource(),
    SameWordsAsSource(),
    SurroundingBlank(),
    DoubleBlank(),
    DoubleWord(),
    UnbalancedQuotes(),
    URLChanged(),
    HTMLEntity(),
    LineBreaks(),
    EndMarkClass(),
    Ellipsis(),
    // Prompts
    TooLong(),
    NameSuffix(),
    StarRequest(),
    // Catalogs
    UnfinishedTranslation(),
    StaleEntry(),
    MissingSourceValue(),
    CatalogStructure(),
    // Projects
    UnknownLanguage(),
    LanguageSpelling(),
    DuplicateLanguage(),
    MissingSource(),
    MissingTable(),
    ExtraTable(),
    CatalogConflict(),
    // Comments that allow something
    UnusedSuppression(),
    MalformedSuppression(),
  ]

  /// The ids of all rules, in their order.
  package static let ids: [String] = all.map { type(of: $0).documentation.id }

  /// What the rule with an id says about itself.
  package static func documentation(of id: String) -> RuleDocumentation? {
    all.lazy.map { type(of: $0).documentation }.first { $0.id == id }
  }
}
