/// What a message may grow to; a pattern or an argument beyond it is reported instead of being
/// worked on.
///
/// Nobody writes a prompt that comes near. The limits keep a hostile or damaged table from using up
/// stack or memory.
package enum MessageLimits {
  /// The longest pattern, in bytes of UTF-8.
  package static let patternBytes = 65_536
  /// How deep variants of plural, select and choice may lie in each other. A level takes 8 kB of
  /// stack in a debug build, and threads other than the main one have 512 kB on some platforms.
  package static let nesting = 30
  /// How often arguments and number signs may be used in one pattern.
  package static let uses = 1_000
  /// The most that all string arguments together may add to a text, in bytes of UTF-8.
  package static let argumentBytes = 1_048_576
  /// The longest decimal number, in characters.
  package static let decimalDigits = 256
  /// The furthest date from 1970, in seconds: 100,000,000 days, as in ECMAScript.
  package static let dateSeconds = 8.64e12
  /// The most digits an exponent in a number skeleton may have, as in `scale/1E2`.
  package static let exponentDigits = 2
}
