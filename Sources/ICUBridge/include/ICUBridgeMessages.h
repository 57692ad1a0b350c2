#ifndef REVIEWPROMPTS_ICU_BRIDGE_MESSAGES_H
#define REVIEWPROMPTS_ICU_BRIDGE_MESSAGES_H
#include <stdbool.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

// Texts come in as UTF-8 with their length in bytes. Texts go out to `buffer`, which holds
// `capacity` bytes, as UTF-8 without a NUL; the result is the length of the whole text, also when
// it was longer than the buffer and was cut. `status` is set to ICU's UErrorCode: above zero is a
// failure. A language is a BCP 47 tag ending in NUL, in which `_` may stand for `-`; one that ICU
// has no data for is treated as the root locale, never as the default locale of the process.

/// The name that ICU gives a status code, such as "U_UNMATCHED_BRACES"; a constant string.
const char *reviewprompts_error_name(int32_t status);

/// A compiled message with the list of its named arguments.
typedef struct reviewprompts_message reviewprompts_message;

/// What an argument holds.
enum {
  REVIEWPROMPTS_VALUE_MISSING,
  REVIEWPROMPTS_VALUE_TEXT,
  REVIEWPROMPTS_VALUE_INTEGER,
  REVIEWPROMPTS_VALUE_DECIMAL,
  REVIEWPROMPTS_VALUE_DOUBLE,
};

/// The value of an argument: `integer`, `number`, or the part of the call's texts that holds its
/// words or decimal digits.
typedef struct {
  int32_t kind;
  int32_t offset;
  int32_t length;
  int64_t integer;
  double number;
} reviewprompts_value;

/// Compiles a pattern; `errorOffset` is set to ICU's place of the fault in UTF-16 units. NULL on
/// failure.
reviewprompts_message *reviewprompts_message_open(
    const char *pattern, int32_t length, const char *language, int32_t *errorOffset,
    int32_t *status);

/// Adds a name to the list of arguments that the values of a later call belong to.
void reviewprompts_message_add_name(
    reviewprompts_message *message, const char *name, int32_t length);

/// Formats a message with one value for each name, in the order in which the names were added.
int32_t reviewprompts_message_format(
    const reviewprompts_message *message, const reviewprompts_value *values, const char *texts,
    char *buffer, int32_t capacity, int32_t *status);

/// Frees a compiled message.
void reviewprompts_message_close(reviewprompts_message *message);

/// A date format that takes the time zone with every date.
typedef struct reviewprompts_date_format reviewprompts_date_format;

/// Opens the format of a pattern that holds one date or time argument only, or with `NULL` the
/// short date and time that ICU gives a date in a plain argument. NULL on failure.
reviewprompts_date_format *reviewprompts_date_format_open(
    const char *pattern, int32_t length, const char *language, int32_t *status);

/// Formats a moment given in milliseconds since 1970 as it is seen in a time zone, given by its
/// IANA identifier.
int32_t reviewprompts_date_format_format(
    reviewprompts_date_format *format, double milliseconds, const char *zone, char *buffer,
    int32_t capacity, int32_t *status);

/// Frees a date format.
void reviewprompts_date_format_close(reviewprompts_date_format *format);

/// Whether ICU knows a time zone, given by its IANA identifier.
bool reviewprompts_time_zone_is_known(const char *zone);

/// Whether ICU's data has rules for spelling numbers out in a language.
bool reviewprompts_has_spelled_out_numbers(const char *language);

/// The plural rules of a language.
typedef struct reviewprompts_plural_rules reviewprompts_plural_rules;

/// Opens the rules for counting ("1 day"), or for ordering ("1st"). NULL on failure.
reviewprompts_plural_rules *reviewprompts_plural_rules_open(
    const char *language, bool ordinal, int32_t *status);

/// Writes the keywords of the rules, each followed by a blank.
int32_t reviewprompts_plural_rules_keywords(
    const reviewprompts_plural_rules *rules, char *buffer, int32_t capacity, int32_t *status);

/// Writes the keyword of a whole number.
int32_t reviewprompts_plural_rules_select(
    const reviewprompts_plural_rules *rules, int32_t number, char *buffer, int32_t capacity);

/// Frees plural rules.
void reviewprompts_plural_rules_close(reviewprompts_plural_rules *rules);

/// The strong direction of a code point: 1 left to right (L), 2 right to left (R, AL), 0 neither.
int32_t reviewprompts_strong_direction(uint32_t codePoint);

/// Whether a code point has the property Pattern_Syntax.
bool reviewprompts_is_pattern_syntax(uint32_t codePoint);

/// Whether a code point has the property Pattern_White_Space.
bool reviewprompts_is_pattern_white_space(uint32_t codePoint);

/// Whether the script in which a language is most likely written runs from right to left. Takes a
/// BCP 47 tag.
bool reviewprompts_is_right_to_left(const char *language);

/// The version of Unicode that ICU's properties follow, such as "15.0"; a constant string.
const char *reviewprompts_unicode_version(void);

/// Writes the tags of all languages ICU has data for, each followed by a blank.
int32_t reviewprompts_available_languages(char *buffer, int32_t capacity);

#ifdef __cplusplus
}
#endif
#endif
