#include "EmbeddedData.h"
static const unsigned char amazon[] = {
#embed "../../templates/amazon.json"
};
static const unsigned char apple[] = {
#embed "../../templates/apple.json"
};
static const unsigned char blackberry[] = {
#embed "../../templates/blackberry.json"
};
static const unsigned char cafebazaar[] = {
#embed "../../templates/cafebazaar.json"
};
static const unsigned char chrome_web_store[] = {
#embed "../../templates/chrome-web-store.json"
};
static const unsigned char edge_addons[] = {
#embed "../../templates/edge-addons.json"
};
static const unsigned char epic[] = {
#embed "../../templates/epic.json"
};
static const unsigned char fdroid[] = {
#embed "../../templates/fdroid.json"
};
static const unsigned char firefox_amo[] = {
#embed "../../templates/firefox-amo.json"
};
static const unsigned char flathub[] = {
#embed "../../templates/flathub.json"
};
static const unsigned char google_play[] = {
#embed "../../templates/google-play.json"
};
static const unsigned char honor[] = {
#embed "../../templates/honor.json"
};
static const unsigned char huawei[] = {
#embed "../../templates/huawei.json"
};
static const unsigned char itch[] = {
#embed "../../templates/itch.json"
};
static const unsigned char meizu[] = {
#embed "../../templates/meizu.json"
};
static const unsigned char meta_quest[] = {
#embed "../../templates/meta-quest.json"
};
static const unsigned char microsoft[] = {
#embed "../../templates/microsoft.json"
};
static const unsigned char myket[] = {
#embed "../../templates/myket.json"
};
static const unsigned char onestore[] = {
#embed "../../templates/onestore.json"
};
static const unsigned char oppo[] = {
#embed "../../templates/oppo.json"
};
static const unsigned char rustore[] = {
#embed "../../templates/rustore.json"
};
static const unsigned char samsung[] = {
#embed "../../templates/samsung.json"
};
static const unsigned char setapp[] = {
#embed "../../templates/setapp.json"
};
static const unsigned char slideme[] = {
#embed "../../templates/slideme.json"
};
static const unsigned char snap[] = {
#embed "../../templates/snap.json"
};
static const unsigned char steam[] = {
#embed "../../templates/steam.json"
};
static const unsigned char tencent[] = {
#embed "../../templates/tencent.json"
};
static const unsigned char testflight[] = {
#embed "../../templates/testflight.json"
};
static const unsigned char vivo[] = {
#embed "../../templates/vivo.json"
};
static const unsigned char windows_phone[] = {
#embed "../../templates/windows-phone.json"
};
static const unsigned char xiaomi[] = {
#embed "../../templates/xiaomi.json"
};
static const unsigned char yandex_store[] = {
#embed "../../templates/yandex-store.json"
};
static const ReviewPromptsEmbeddedFile stores[] = {
  {"amazon", amazon, sizeof amazon},
  {"apple", apple, sizeof apple},
  {"blackberry", blackberry, sizeof blackberry},
  {"cafebazaar", cafebazaar, sizeof cafebazaar},
  {"chrome-web-store", chrome_web_store, sizeof chrome_web_store},
  {"edge-addons", edge_addons, sizeof edge_addons},
  {"epic", epic, sizeof epic},
  {"fdroid", fdroid, sizeof fdroid},
  {"firefox-amo", firefox_amo, sizeof firefox_amo},
  {"flathub", flathub, sizeof flathub},
  {"google-play", google_play, sizeof google_play},
  {"honor", honor, sizeof honor},
  {"huawei", huawei, sizeof huawei},
  {"itch", itch, sizeof itch},
  {"meizu", meizu, sizeof meizu},
  {"meta-quest", meta_quest, sizeof meta_quest},
  {"microsoft", microsoft, sizeof microsoft},
  {"myket", myket, sizeof myket},
  {"onestore", onestore, sizeof onestore},
  {"oppo", oppo, sizeof oppo},
  {"rustore", rustore, sizeof rustore},
  {"samsung", samsung, sizeof samsung},
  {"setapp", setapp, sizeof setapp},
  {"slideme", slideme, sizeof slideme},
  {"snap", snap, sizeof snap},
  {"steam", steam, sizeof steam},
  {"tencent", tencent, sizeof tencent},
  {"testflight", testflight, sizeof testflight},
  {"vivo", vivo, sizeof vivo},
  {"windows-phone", windows_phone, sizeof windows_phone},
  {"xiaomi", xiaomi, sizeof xiaomi},
  {"yandex-store", yandex_store, sizeof yandex_store},
};
static const unsigned char rules[] = {
#embed "../../templates/shared/rules.json"
};
static const unsigned char storefronts[] = {
#embed "../../templates/shared/storefronts.txt"
};
static const ReviewPromptsEmbeddedFile shared[] = {
  {"rules", rules, sizeof rules},
  {"storefronts", storefronts, sizeof storefronts},
};
const ReviewPromptsEmbeddedFile *reviewprompts_embedded_stores(size_t *count) { *count = sizeof stores / sizeof *stores; return stores; }
const ReviewPromptsEmbeddedFile *reviewprompts_embedded_store_rules(size_t *count) { *count = sizeof shared / sizeof *shared; return shared; }
