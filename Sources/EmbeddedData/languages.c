#include "EmbeddedData.h"

// One entry a language, sorted by tag (in bytes): the bytes here, the name in the table below.
static const unsigned char text_ar[] = {
#embed "../../Localization/ar.lproj/ReviewPrompts.strings"
};
static const unsigned char text_az[] = {
#embed "../../Localization/az.lproj/ReviewPrompts.strings"
};
static const unsigned char text_bg[] = {
#embed "../../Localization/bg.lproj/ReviewPrompts.strings"
};
static const unsigned char text_bn[] = {
#embed "../../Localization/bn.lproj/ReviewPrompts.strings"
};
static const unsigned char text_bs[] = {
#embed "../../Localization/bs.lproj/ReviewPrompts.strings"
};
static const unsigned char text_ca[] = {
#embed "../../Localization/ca.lproj/ReviewPrompts.strings"
};
static const unsigned char text_cs[] = {
#embed "../../Localization/cs.lproj/ReviewPrompts.strings"
};
static const unsigned char text_cy[] = {
#embed "../../Localization/cy.lproj/ReviewPrompts.strings"
};
static const unsigned char text_da[] = {
#embed "../../Localization/da.lproj/ReviewPrompts.strings"
};
static const unsigned char text_de[] = {
#embed "../../Localization/de.lproj/ReviewPrompts.strings"
};
static const unsigned char text_el[] = {
#embed "../../Localization/el.lproj/ReviewPrompts.strings"
};
static const unsigned char text_en[] = {
#embed "../../Localization/en.lproj/ReviewPrompts.strings"
};
static const unsigned char text_en_GB[] = {
#embed "../../Localization/en-GB.lproj/ReviewPrompts.strings"
};
static const unsigned char text_es[] = {
#embed "../../Localization/es.lproj/ReviewPrompts.strings"
};
static const unsigned char text_es_419[] = {
#embed "../../Localization/es-419.lproj/ReviewPrompts.strings"
};
static const unsigned char text_et[] = {
#embed "../../Localization/et.lproj/ReviewPrompts.strings"
};
static const unsigned char text_eu[] = {
#embed "../../Localization/eu.lproj/ReviewPrompts.strings"
};
static const unsigned char text_fa[] = {
#embed "../../Localization/fa.lproj/ReviewPrompts.strings"
};
static const unsigned char text_fi[] = {
#embed "../../Localization/fi.lproj/ReviewPrompts.strings"
};
static const unsigned char text_fil[] = {
#embed "../../Localization/fil.lproj/ReviewPrompts.strings"
};
static const unsigned char text_fr[] = {
#embed "../../Localization/fr.lproj/ReviewPrompts.strings"
};
static const unsigned char text_fr_CA[] = {
#embed "../../Localization/fr-CA.lproj/ReviewPrompts.strings"
};
static const unsigned char text_ga[] = {
#embed "../../Localization/ga.lproj/ReviewPrompts.strings"
};
static const unsigned char text_gl[] = {
#embed "../../Localization/gl.lproj/ReviewPrompts.strings"
};
static const unsigned char text_gu[] = {
#embed "../../Localization/gu.lproj/ReviewPrompts.strings"
};
static const unsigned char text_he[] = {
#embed "../../Localization/he.lproj/ReviewPrompts.strings"
};
static const unsigned char text_hi[] = {
#embed "../../Localization/hi.lproj/ReviewPrompts.strings"
};
static const unsigned char text_hr[] = {
#embed "../../Localization/hr.lproj/ReviewPrompts.strings"
};
static const unsigned char text_hu[] = {
#embed "../../Localization/hu.lproj/ReviewPrompts.strings"
};
static const unsigned char text_hy[] = {
#embed "../../Localization/hy.lproj/ReviewPrompts.strings"
};
static const unsigned char text_id[] = {
#embed "../../Localization/id.lproj/ReviewPrompts.strings"
};
static const unsigned char text_is[] = {
#embed "../../Localization/is.lproj/ReviewPrompts.strings"
};
static const unsigned char text_it[] = {
#embed "../../Localization/it.lproj/ReviewPrompts.strings"
};
static const unsigned char text_ja[] = {
#embed "../../Localization/ja.lproj/ReviewPrompts.strings"
};
static const unsigned char text_ka[] = {
#embed "../../Localization/ka.lproj/ReviewPrompts.strings"
};
static const unsigned char text_kk[] = {
#embed "../../Localization/kk.lproj/ReviewPrompts.strings"
};
static const unsigned char text_kn[] = {
#embed "../../Localization/kn.lproj/ReviewPrompts.strings"
};
static const unsigned char text_ko[] = {
#embed "../../Localization/ko.lproj/ReviewPrompts.strings"
};
static const unsigned char text_lt[] = {
#embed "../../Localization/lt.lproj/ReviewPrompts.strings"
};
static const unsigned char text_lv[] = {
#embed "../../Localization/lv.lproj/ReviewPrompts.strings"
};
static const unsigned char text_mk[] = {
#embed "../../Localization/mk.lproj/ReviewPrompts.strings"
};
static const unsigned char text_ml[] = {
#embed "../../Localization/ml.lproj/ReviewPrompts.strings"
};
static const unsigned char text_mr[] = {
#embed "../../Localization/mr.lproj/ReviewPrompts.strings"
};
static const unsigned char text_ms[] = {
#embed "../../Localization/ms.lproj/ReviewPrompts.strings"
};
static const unsigned char text_nb[] = {
#embed "../../Localization/nb.lproj/ReviewPrompts.strings"
};
static const unsigned char text_nl[] = {
#embed "../../Localization/nl.lproj/ReviewPrompts.strings"
};
static const unsigned char text_pa[] = {
#embed "../../Localization/pa.lproj/ReviewPrompts.strings"
};
static const unsigned char text_pl[] = {
#embed "../../Localization/pl.lproj/ReviewPrompts.strings"
};
static const unsigned char text_pt_BR[] = {
#embed "../../Localization/pt-BR.lproj/ReviewPrompts.strings"
};
static const unsigned char text_pt_PT[] = {
#embed "../../Localization/pt-PT.lproj/ReviewPrompts.strings"
};
static const unsigned char text_ro[] = {
#embed "../../Localization/ro.lproj/ReviewPrompts.strings"
};
static const unsigned char text_ru[] = {
#embed "../../Localization/ru.lproj/ReviewPrompts.strings"
};
static const unsigned char text_sk[] = {
#embed "../../Localization/sk.lproj/ReviewPrompts.strings"
};
static const unsigned char text_sl[] = {
#embed "../../Localization/sl.lproj/ReviewPrompts.strings"
};
static const unsigned char text_sq[] = {
#embed "../../Localization/sq.lproj/ReviewPrompts.strings"
};
static const unsigned char text_sr[] = {
#embed "../../Localization/sr.lproj/ReviewPrompts.strings"
};
static const unsigned char text_sr_Latn[] = {
#embed "../../Localization/sr-Latn.lproj/ReviewPrompts.strings"
};
static const unsigned char text_sv[] = {
#embed "../../Localization/sv.lproj/ReviewPrompts.strings"
};
static const unsigned char text_sw[] = {
#embed "../../Localization/sw.lproj/ReviewPrompts.strings"
};
static const unsigned char text_ta[] = {
#embed "../../Localization/ta.lproj/ReviewPrompts.strings"
};
static const unsigned char text_te[] = {
#embed "../../Localization/te.lproj/ReviewPrompts.strings"
};
static const unsigned char text_th[] = {
#embed "../../Localization/th.lproj/ReviewPrompts.strings"
};
static const unsigned char text_tr[] = {
#embed "../../Localization/tr.lproj/ReviewPrompts.strings"
};
static const unsigned char text_uk[] = {
#embed "../../Localization/uk.lproj/ReviewPrompts.strings"
};
static const unsigned char text_ur[] = {
#embed "../../Localization/ur.lproj/ReviewPrompts.strings"
};
static const unsigned char text_vi[] = {
#embed "../../Localization/vi.lproj/ReviewPrompts.strings"
};
static const unsigned char text_zh_HK[] = {
#embed "../../Localization/zh-HK.lproj/ReviewPrompts.strings"
};
static const unsigned char text_zh_Hans[] = {
#embed "../../Localization/zh-Hans.lproj/ReviewPrompts.strings"
};
static const unsigned char text_zh_Hant[] = {
#embed "../../Localization/zh-Hant.lproj/ReviewPrompts.strings"
};
#define LANGUAGE(tag, text) {tag, text, sizeof text}

static const ReviewPromptsEmbeddedFile languages[] = {
  LANGUAGE("ar", text_ar),
  LANGUAGE("az", text_az),
  LANGUAGE("bg", text_bg),
  LANGUAGE("bn", text_bn),
  LANGUAGE("bs", text_bs),
  LANGUAGE("ca", text_ca),
  LANGUAGE("cs", text_cs),
  LANGUAGE("cy", text_cy),
  LANGUAGE("da", text_da),
  LANGUAGE("de", text_de),
  LANGUAGE("el", text_el),
  LANGUAGE("en", text_en),
  LANGUAGE("en-GB", text_en_GB),
  LANGUAGE("es", text_es),
  LANGUAGE("es-419", text_es_419),
  LANGUAGE("et", text_et),
  LANGUAGE("eu", text_eu),
  LANGUAGE("fa", text_fa),
  LANGUAGE("fi", text_fi),
  LANGUAGE("fil", text_fil),
  LANGUAGE("fr", text_fr),
  LANGUAGE("fr-CA", text_fr_CA),
  LANGUAGE("ga", text_ga),
  LANGUAGE("gl", text_gl),
  LANGUAGE("gu", text_gu),
  LANGUAGE("he", text_he),
  LANGUAGE("hi", text_hi),
  LANGUAGE("hr", text_hr),
  LANGUAGE("hu", text_hu),
  LANGUAGE("hy", text_hy),
  LANGUAGE("id", text_id),
  LANGUAGE("is", text_is),
  LANGUAGE("it", text_it),
  LANGUAGE("ja", text_ja),
  LANGUAGE("ka", text_ka),
  LANGUAGE("kk", text_kk),
  LANGUAGE("kn", text_kn),
  LANGUAGE("ko", text_ko),
  LANGUAGE("lt", text_lt),
  LANGUAGE("lv", text_lv),
  LANGUAGE("mk", text_mk),
  LANGUAGE("ml", text_ml),
  LANGUAGE("mr", text_mr),
  LANGUAGE("ms", text_ms),
  LANGUAGE("nb", text_nb),
  LANGUAGE("nl", text_nl),
  LANGUAGE("pa", text_pa),
  LANGUAGE("pl", text_pl),
  LANGUAGE("pt-BR", text_pt_BR),
  LANGUAGE("pt-PT", text_pt_PT),
  LANGUAGE("ro", text_ro),
  LANGUAGE("ru", text_ru),
  LANGUAGE("sk", text_sk),
  LANGUAGE("sl", text_sl),
  LANGUAGE("sq", text_sq),
  LANGUAGE("sr", text_sr),
  LANGUAGE("sr-Latn", text_sr_Latn),
  LANGUAGE("sv", text_sv),
  LANGUAGE("sw", text_sw),
  LANGUAGE("ta", text_ta),
  LANGUAGE("te", text_te),
  LANGUAGE("th", text_th),
  LANGUAGE("tr", text_tr),
  LANGUAGE("uk", text_uk),
  LANGUAGE("ur", text_ur),
  LANGUAGE("vi", text_vi),
  LANGUAGE("zh-HK", text_zh_HK),
  LANGUAGE("zh-Hans", text_zh_Hans),
  LANGUAGE("zh-Hant", text_zh_Hant),
};

const ReviewPromptsEmbeddedFile *reviewprompts_embedded_languages(size_t *count) {
  *count = sizeof languages / sizeof *languages;
  return languages;
}
