#include "EmbeddedData.h"

static const unsigned char status[] = {
#embed "../../Localization/languages.json"
};

const unsigned char *reviewprompts_embedded_language_status(size_t *count) {
  *count = sizeof status;
  return status;
}
