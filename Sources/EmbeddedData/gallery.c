#include "EmbeddedData.h"

static const unsigned char style[] = {
#embed "Gallery/style.css"
};
static const unsigned char script[] = {
#embed "Gallery/script.js"
};
static const ReviewPromptsEmbeddedFile files[] = {
  {"style", style, sizeof style},
  {"script", script, sizeof script},
};

const ReviewPromptsEmbeddedFile *reviewprompts_embedded_gallery(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}
