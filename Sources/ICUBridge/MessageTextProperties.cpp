#ifdef REVIEWPROMPTS_ICU
#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>

#include "ICUBridge.h"
#include "MessageLocale.h"

int32_t reviewprompts_strong_direction(uint32_t codePoint) {
  switch (u_charDirection(static_cast<UChar32>(codePoint))) {
    case U_LEFT_TO_RIGHT:
      return 1;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
      return 2;
    default:
      return 0;
  }
}

bool reviewprompts_is_pattern_syntax(uint32_t codePoint) {
  return u_hasBinaryProperty(static_cast<UChar32>(codePoint), UCHAR_PATTERN_SYNTAX);
}

bool reviewprompts_is_pattern_white_space(uint32_t codePoint) {
  return u_hasBinaryProperty(static_cast<UChar32>(codePoint), UCHAR_PATTERN_WHITE_SPACE);
}

bool reviewprompts_is_right_to_left(const char *language) {
  char name[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  uloc_forLanguageTag(language, name, sizeof name, nullptr, &status);
  return U_SUCCESS(status) && uloc_isRightToLeft(name);
}

const char *reviewprompts_unicode_version(void) { return U_UNICODE_VERSION; }

int32_t reviewprompts_available_languages(char *buffer, int32_t capacity) {
  icu::UnicodeString text;
  for (int32_t index = 0; index < uloc_countAvailable(); ++index) {
    char tag[ULOC_FULLNAME_CAPACITY];
    UErrorCode status = U_ZERO_ERROR;
    uloc_toLanguageTag(uloc_getAvailable(index), tag, sizeof tag, false, &status);
    if (U_SUCCESS(status)) text.append(icu::UnicodeString(tag, -1, US_INV)).append(u' ');
  }
  return reviewprompts::write(text, buffer, capacity);
}
#endif
