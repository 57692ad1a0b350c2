#ifndef REVIEWPROMPTS_EMBEDDED_DATA_H
#define REVIEWPROMPTS_EMBEDDED_DATA_H
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif

/// One file of the repository, held in the binary as read-only bytes that live as long as the process.
typedef struct {
  /// What the file is about: a language tag such as "zh-Hant", or a store such as "apple".
  const char *name;
  const unsigned char *bytes;
  size_t count;
} ReviewPromptsEmbeddedFile;

/// The string files of `Localization/`, sorted by language tag; `count` receives how many there are.
const ReviewPromptsEmbeddedFile *reviewprompts_embedded_languages(size_t *count);

/// The store files of `templates/`, sorted by store; `count` receives how many there are.
const ReviewPromptsEmbeddedFile *reviewprompts_embedded_stores(size_t *count);

/// `Localization/languages.json`: names of the languages and how far each text was reviewed.
const unsigned char *reviewprompts_embedded_language_status(size_t *count);

/// What the store files share: "rules" for ids and parameters, and the "storefronts" of the App Store.
const ReviewPromptsEmbeddedFile *reviewprompts_embedded_store_rules(size_t *count);

/// The "style" (CSS) and the "script" (JavaScript) of the page that shows every language's prompts.
const ReviewPromptsEmbeddedFile *reviewprompts_embedded_gallery(size_t *count);

#ifdef __cplusplus
}
#endif
#endif
