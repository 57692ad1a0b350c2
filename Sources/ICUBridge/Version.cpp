#include "ICUBridge.h"

#ifdef REVIEWPROMPTS_ICU
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

const char *reviewprompts_icu_version(void) { return U_ICU_VERSION; }

void reviewprompts_cldr_version(char *buffer) {
  UVersionInfo version;
  UErrorCode status = U_ZERO_ERROR;
  buffer[0] = '\0';
  ulocdata_getCLDRVersion(version, &status);
  if (U_SUCCESS(status)) u_versionToString(version, buffer);
}
#endif
