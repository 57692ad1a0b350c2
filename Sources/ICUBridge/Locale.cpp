#include "ICUBridgeLocales.h"

#ifdef REVIEWPROMPTS_ICU
#include <unicode/locid.h>

#include <cstring>
#include <string>

int32_t reviewprompts_locale_count(void) {
  int32_t count = 0;
  icu::Locale::getAvailableLocales(count);
  return count;
}

const char *reviewprompts_locale_name(int32_t index) {
  int32_t count = 0;
  const icu::Locale *locales = icu::Locale::getAvailableLocales(count);
  return index < 0 || index >= count ? "" : locales[index].getName();
}

void reviewprompts_locale_tag(const char *tag, ReviewPromptsLocaleForm form, char *buffer,
                              int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, status);
  if (form == ReviewPromptsLocaleCanonical) locale.canonicalize(status);
  if (form == ReviewPromptsLocaleMaximal) locale.addLikelySubtags(status);
  if (form == ReviewPromptsLocaleMinimal) locale.minimizeSubtags(status);
  const std::string result = locale.toLanguageTag<std::string>(status);
  buffer[0] = '\0';
  if (U_FAILURE(status) || result.size() >= static_cast<size_t>(capacity)) return;
  std::memcpy(buffer, result.c_str(), result.size() + 1);
}
#endif
