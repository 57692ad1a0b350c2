#include "ICUBridgeLocales.h"

#ifdef REVIEWPROMPTS_ICU
#include <unicode/localematcher.h>

#include <memory>
#include <string>
#include <vector>

struct ReviewPromptsLocaleMatcher {
  icu::LocaleMatcher matcher;
};

namespace {

std::vector<icu::Locale> locales(const char *names) {
  const std::string text(names);
  std::vector<icu::Locale> result;
  size_t start = 0;
  for (;;) {
    const size_t end = text.find('\n', start);
    result.emplace_back(text.substr(start, end == std::string::npos ? end : end - start).c_str());
    if (end == std::string::npos) return result;
    start = end + 1;
  }
}

}  // namespace

ReviewPromptsLocaleMatcher *reviewprompts_locale_matcher_open(const char *names) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocaleMatcher::Builder builder;
  for (const icu::Locale &locale : locales(names)) builder.addSupportedLocale(locale);
  builder.setNoDefaultLocale();
  icu::LocaleMatcher matcher = builder.build(status);
  if (U_FAILURE(status)) return nullptr;
  return new ReviewPromptsLocaleMatcher{std::move(matcher)};
}

void reviewprompts_locale_matcher_close(ReviewPromptsLocaleMatcher *matcher) { delete matcher; }

int32_t reviewprompts_locale_matcher_nearest(const ReviewPromptsLocaleMatcher *matcher,
                                             const char *names) {
  UErrorCode status = U_ZERO_ERROR;
  const std::vector<icu::Locale> wanted = locales(names);
  icu::Locale::RangeIterator list(wanted.begin(), wanted.end());
  const icu::LocaleMatcher::Result result = matcher->matcher.getBestMatchResult(list, status);
  return U_FAILURE(status) ? -1 : result.getSupportedIndex();
}
#endif
