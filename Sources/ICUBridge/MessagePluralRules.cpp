#ifdef REVIEWPROMPTS_ICU
#include <unicode/plurrule.h>

#include <memory>
#include <new>

#include "ICUBridge.h"
#include "MessageLocale.h"

struct reviewprompts_plural_rules {
  std::unique_ptr<icu::PluralRules> rules;
};

reviewprompts_plural_rules *reviewprompts_plural_rules_open(
    const char *language, bool ordinal, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const auto type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  std::unique_ptr<icu::PluralRules> rules(
      icu::PluralRules::forLocale(reviewprompts::locale(language), type, code));
  *status = code;
  if (U_FAILURE(code)) return nullptr;
  auto *result = new (std::nothrow) reviewprompts_plural_rules{std::move(rules)};
  if (result == nullptr) *status = U_MEMORY_ALLOCATION_ERROR;
  return result;
}

int32_t reviewprompts_plural_rules_keywords(
    const reviewprompts_plural_rules *rules, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  icu::UnicodeString text;
  const std::unique_ptr<icu::StringEnumeration> keywords(rules->rules->getKeywords(code));
  while (U_SUCCESS(code)) {
    const icu::UnicodeString *keyword = keywords->snext(code);
    if (keyword == nullptr) break;
    text.append(*keyword).append(u' ');
  }
  *status = code;
  return U_SUCCESS(code) ? reviewprompts::write(text, buffer, capacity) : 0;
}

int32_t reviewprompts_plural_rules_select(
    const reviewprompts_plural_rules *rules, int32_t number, char *buffer, int32_t capacity) {
  return reviewprompts::write(rules->rules->select(number), buffer, capacity);
}

void reviewprompts_plural_rules_close(reviewprompts_plural_rules *rules) { delete rules; }
#endif
