#ifdef REVIEWPROMPTS_ICU
#include <unicode/msgfmt.h>

#include <new>
#include <vector>

#include "ICUBridge.h"
#include "MessageLocale.h"

struct reviewprompts_message {
  icu::MessageFormat format;
  std::vector<icu::UnicodeString> names;
};

namespace {

icu::UnicodeString decoded(const char *text, int32_t length) {
  return icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
}

void set(
    icu::Formattable &argument, const reviewprompts_value &value, const char *texts,
    UErrorCode &status) {
  switch (value.kind) {
    case REVIEWPROMPTS_VALUE_TEXT:
      argument.setString(decoded(texts + value.offset, value.length));
      break;
    case REVIEWPROMPTS_VALUE_INTEGER:
      argument.setInt64(value.integer);
      break;
    case REVIEWPROMPTS_VALUE_DECIMAL:
      argument.setDecimalNumber(icu::StringPiece(texts + value.offset, value.length), status);
      break;
    default:
      argument.setDouble(value.number);
  }
}

}  // namespace

reviewprompts_message *reviewprompts_message_open(
    const char *pattern, int32_t length, const char *language, int32_t *errorOffset,
    int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UParseError place = {};
  const icu::Locale locale = reviewprompts::locale(language);
  auto *message = new (std::nothrow)
      reviewprompts_message{{decoded(pattern, length), locale, place, code}, {}};
  if (message == nullptr) code = U_MEMORY_ALLOCATION_ERROR;
  *errorOffset = place.offset;
  *status = code;
  if (U_SUCCESS(code)) return message;
  delete message;
  return nullptr;
}

void reviewprompts_message_add_name(
    reviewprompts_message *message, const char *name, int32_t length) {
  message->names.push_back(decoded(name, length));
}

int32_t reviewprompts_message_format(
    const reviewprompts_message *message, const reviewprompts_value *values, const char *texts,
    char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const auto count = static_cast<int32_t>(message->names.size());
  // One more than needed: without an array of names ICU would take the arguments by number.
  std::vector<icu::UnicodeString> names(count + 1);
  std::vector<icu::Formattable> arguments(count + 1);
  int32_t present = 0;
  for (int32_t index = 0; index < count; ++index) {
    if (values[index].kind == REVIEWPROMPTS_VALUE_MISSING) continue;
    names[present].fastCopyFrom(message->names[index]);
    set(arguments[present], values[index], texts, code);
    ++present;
  }
  icu::UnicodeString text;
  message->format.format(names.data(), arguments.data(), present, text, code);
  *status = code;
  return U_SUCCESS(code) ? reviewprompts::write(text, buffer, capacity) : 0;
}

void reviewprompts_message_close(reviewprompts_message *message) { delete message; }
#endif
