#ifndef REVIEWPROMPTS_ICU_BRIDGE_H
#define REVIEWPROMPTS_ICU_BRIDGE_H
#include "ICUBridgeLocales.h"
#include "ICUBridgeMessages.h"
#ifdef __cplusplus
extern "C" {
#endif

/// The version of ICU in use, such as "72.1"; a constant string.
const char *reviewprompts_icu_version(void);

/// The version of the CLDR data that ICU carries, such as "42"; written to `buffer`, which holds 16 bytes.
void reviewprompts_cldr_version(char *buffer);

#ifdef __cplusplus
}
#endif
#endif
