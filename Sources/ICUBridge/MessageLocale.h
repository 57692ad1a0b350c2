#ifndef REVIEWPROMPTS_MESSAGE_LOCALE_H
#define REVIEWPROMPTS_MESSAGE_LOCALE_H
#include <unicode/locid.h>
#include <unicode/unistr.h>

namespace reviewprompts {

/// The locale of a BCP 47 tag, or the root locale when ICU has no data for it.
icu::Locale locale(const char *language);

/// Whether a tree of ICU's data ("" for the main one) has anything for a locale.
bool hasData(const char *tree, const icu::Locale &locale);

/// Writes as much of a text as there is room for; gives the length of all of it.
int32_t write(const icu::UnicodeString &text, char *buffer, int32_t capacity);

}  // namespace reviewprompts
#endif
