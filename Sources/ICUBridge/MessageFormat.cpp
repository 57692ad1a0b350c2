#ifdef REVIEWPROMPTS_ICU
#include <unicode/msgfmt.h>

#include <algorithm>
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

void format(const reviewprompts_message &message, const icu::UnicodeString *names,
            const std::vector<icu::Formattable> &arguments, size_t count, icu::UnicodeString &text,
            UErrorCode &status) {
  // Without an array of names ICU would take the arguments by number.
  const icu::UnicodeString none;
  message.format.format(names == nullptr ? &none : names, arguments.data(),
                        static_cast<int32_t>(count), text, status);
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
  const size_t count = message->names.size();
  const auto isMissing = [](const reviewprompts_value &value) {
    return value.kind == REVIEWPROMPTS_VALUE_MISSING;
  };
  std::vector<icu::Formattable> arguments(count);
  icu::UnicodeString text;
  if (std::none_of(values, values + count, isMissing)) {
    for (size_t index = 0; index < count; ++index) {
      set(arguments[index], values[index], texts, code);
    }
    format(*message, message->names.data(), arguments, count, text, code);
  } else {
    std::vector<icu::UnicodeString> names(count);
    size_t present = 0;
    for (size_t index = 0; index < count; ++index) {
      if (isMissing(values[index])) continue;
      names[present] = message->names[index];
      set(arguments[present++], values[index], texts, code);
    }
    format(*message, names.data(), arguments, present, text, code);
  }
  *status = code;
  return U_SUCCESS(code) ? reviewprompts::write(text, buffer, capacity) : 0;
}

void reviewprompts_message_close(reviewprompts_message *message) { delete message; }
#endif
