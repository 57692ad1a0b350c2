/// How arguments are kept from disturbing the order of the words around them.
///
/// A name in Hebrew letters inside an English sentence, or one in Latin letters inside an Arabic
/// one, can drag punctuation and numbers beside it to its other side. So a string argument is
/// wrapped in the invisible characters FSI (U+2068) and PDI (U+2069) when it holds a letter of the
/// other direction; one without any (`3`, `…`) never is. Direction controls that an argument opens
/// and does not close are closed at its end, and those that it closes without having opened them
/// are left out, so that none acts on the text behind it (Unicode Standard Annex #9).
public enum BidiIsolation: Hashable, Sendable {
  /// Isolate by the direction of the message's language.
  case byLanguage
  /// Isolate by a direction that the caller knows, of the text that the message will stand in.
  case within(TextDirection)
  /// Put string arguments in as they are.
  case off
}
