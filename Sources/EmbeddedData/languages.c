#include "EmbeddedData.h"
static const unsigned char en[] = {
#embed "../../Localization/en.lproj/ReviewPrompts.strings"
};
static const ReviewPromptsEmbeddedFile files[] = {
  {"en", en, sizeof en},
};
const ReviewPromptsEmbeddedFile *reviewprompts_embedded_languages(size_t *count) { *count = sizeof files / sizeof *files; return files; }
