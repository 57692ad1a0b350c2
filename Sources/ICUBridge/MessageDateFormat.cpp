#ifdef REVIEWPROMPTS_ICU
#include <unicode/datefmt.h>
#include <unicode/msgfmt.h>
#include <unicode/timezone.h>
#include <unicode/ucal.h>

#include <memory>
#include <new>

#include "ICUBridge.h"
#include "MessageLocale.h"

struct reviewprompts_date_format {
  std::unique_ptr<icu::DateFormat> format;
};

namespace {

/// The format that ICU itself makes for the only argument of a pattern.
std::unique_ptr<icu::DateFormat> formatOfArgument(
    const char *pattern, int32_t length, const icu::Locale &locale, UErrorCode &status) {
  const auto text = icu::UnicodeString::fromUTF8(icu::StringPiece(pattern, length));
  const icu::MessageFormat message(text, locale, status);
  if (U_FAILURE(status)) return nullptr;
  int32_t count = 0;
  const icu::Format **formats = message.getFormats(count);
  const auto *format = count == 1 ? dynamic_cast<const icu::DateFormat *>(formats[0]) : nullptr;
  if (format == nullptr) status = U_ILLEGAL_ARGUMENT_ERROR;
  return std::unique_ptr<icu::DateFormat>(format == nullptr ? nullptr : format->clone());
}

}  // namespace

reviewprompts_date_format *reviewprompts_date_format_open(
    const char *pattern, int32_t length, const char *language, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const icu::Locale locale = reviewprompts::locale(language);
  std::unique_ptr<icu::DateFormat> format;
  if (pattern != nullptr) {
    format = formatOfArgument(pattern, length, locale, code);
  } else {
    const auto style = icu::DateFormat::kShort;
    format.reset(icu::DateFormat::createDateTimeInstance(style, style, locale));
  }
  if (U_SUCCESS(code) && format == nullptr) code = U_MISSING_RESOURCE_ERROR;
  *status = code;
  if (U_FAILURE(code)) return nullptr;
  auto *result = new (std::nothrow) reviewprompts_date_format{std::move(format)};
  if (result == nullptr) *status = U_MEMORY_ALLOCATION_ERROR;
  return result;
}

int32_t reviewprompts_date_format_format(
    reviewprompts_date_format *format, double milliseconds, const char *zone, char *buffer,
    int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  icu::UnicodeString text;
  format->format->adoptTimeZone(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
  format->format->format(icu::Formattable(milliseconds, icu::Formattable::kIsDate), text, code);
  *status = code;
  return U_SUCCESS(code) ? reviewprompts::write(text, buffer, capacity) : 0;
}

void reviewprompts_date_format_close(reviewprompts_date_format *format) { delete format; }

bool reviewprompts_time_zone_is_known(const char *zone) {
  const auto name = icu::UnicodeString::fromUTF8(zone);
  const std::unique_ptr<icu::TimeZone> found(icu::TimeZone::createTimeZone(name));
  icu::UnicodeString identifier;
  return found != nullptr &&
         found->getID(identifier) != UNICODE_STRING_SIMPLE(UCAL_UNKNOWN_ZONE_ID);
}
#endif
