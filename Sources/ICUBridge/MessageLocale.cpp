#ifdef REVIEWPROMPTS_ICU
#include "MessageLocale.h"

#include <unicode/bytestream.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include <algorithm>
#include <string>

#include "ICUBridge.h"

namespace reviewprompts {

bool hasData(const char *tree, const icu::Locale &locale) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(*tree ? tree : nullptr, locale.getBaseName(), &status);
  ures_close(bundle);
  return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
}

icu::Locale locale(const char *language) {
  char name[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  std::string tag(language);
  std::replace(tag.begin(), tag.end(), '_', '-');
  // An empty name would be the default locale of the process, and so would a language without data.
  const int32_t length = uloc_forLanguageTag(tag.c_str(), name, sizeof name, nullptr, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING || length == 0) {
    return icu::Locale::getRoot();
  }
  const icu::Locale locale(name);
  return locale.isBogus() || !hasData("", locale) ? icu::Locale::getRoot() : locale;
}

int32_t write(const icu::UnicodeString &text, char *buffer, int32_t capacity) {
  icu::CheckedArrayByteSink sink(buffer, capacity);
  text.toUTF8(sink);
  return sink.NumberOfBytesAppended();
}

}  // namespace reviewprompts

const char *reviewprompts_error_name(int32_t status) {
  return u_errorName(static_cast<UErrorCode>(status));
}

bool reviewprompts_has_spelled_out_numbers(const char *language) {
  return reviewprompts::hasData(U_ICUDATA_NAME "-rbnf", reviewprompts::locale(language));
}
#endif
