#ifndef REVIEWPROMPTS_ICU_BRIDGE_LOCALES_H
#define REVIEWPROMPTS_ICU_BRIDGE_LOCALES_H
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/// An icu::LocaleMatcher. It never changes, so that several threads may use it at once.
typedef struct ReviewPromptsLocaleMatcher ReviewPromptsLocaleMatcher;

/// Makes a matcher of the languages in `names`, ICU locale names between line feeds, without a
/// default. Returns NULL when ICU fails.
ReviewPromptsLocaleMatcher *reviewprompts_locale_matcher_open(const char *names);

void reviewprompts_locale_matcher_close(ReviewPromptsLocaleMatcher *matcher);

/// The place, from 0, of the language nearest to the first of `names`, or, when there are more, of
/// the one that answers the list best; -1 when none is near enough or ICU fails.
int32_t reviewprompts_locale_matcher_nearest(const ReviewPromptsLocaleMatcher *matcher,
                                             const char *names);

/// The number of locales that ICU has data for.
int32_t reviewprompts_locale_count(void);

/// The ICU name of one of them; a constant string.
const char *reviewprompts_locale_name(int32_t index);

/// What to do with a tag in `reviewprompts_locale_tag`.
enum ReviewPromptsLocaleForm {
  ReviewPromptsLocaleCanonical,
  ReviewPromptsLocaleMaximal,
  ReviewPromptsLocaleMinimal,
};

/// Writes a form of a BCP 47 tag to `buffer`, which holds `capacity` bytes; the empty text when ICU
/// fails.
void reviewprompts_locale_tag(const char *tag, enum ReviewPromptsLocaleForm form, char *buffer,
                              int32_t capacity);

#ifdef __cplusplus
}
#endif
#endif
