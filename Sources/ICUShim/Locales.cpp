#include "ICUShim.h"
#include "Text.hpp"

#include <unicode/locid.h>
#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/uenum.h>
#include <unicode/ulocdata.h>
#include <unicode/uregion.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>
#include <unicode/uversion.h>

namespace {

/// Whether ICU's table of locale keywords lists the value for the key.
bool is_known_value(UResourceBundle *types, const char *key, std::string value) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *values = ures_getByKey(types, key, nullptr, &status);
  for (char &character : value) {
    if (character == '/') character = ':';  // as the table writes the names of time zones
  }
  int32_t length = 0;
  ures_getStringByKey(values, value.c_str(), &length, &status);
  ures_close(values);
  return U_SUCCESS(status);
}

/// Whether the values of a key are open (regions, scripts, code points), so that being well-formed is enough.
bool has_open_values(const std::string &key) {
  return key == "rg" || key == "sd" || key == "dx" || key == "variabletop" || key == "t" || key == "x";
}

bool is_known_order(UResourceBundle *types, const std::string &codes) {
  size_t start = 0;
  while (start <= codes.size()) {
    const size_t end = std::min(codes.find('-', start), codes.size());
    const std::string code = codes.substr(start, end - start);
    if (!is_known_value(types, "colreorder", code) && !icu_is_script(code.c_str())) return false;
    start = end + 1;
  }
  return true;
}

bool is_known_keyword(UResourceBundle *types, const std::string &key, const std::string &value) {
  if (has_open_values(key)) return true;
  if (key == "colreorder") return is_known_order(types, value);
  return is_known_value(types, key.c_str(), value);
}

}  // namespace

int32_t icu_locale_of_tag(const char *tag, char *out, int32_t capacity) {
  int32_t parsed = 0;
  const int32_t length = hand_out_chars(out, capacity, [&](char *buffer, int32_t size, UErrorCode *status) {
    return uloc_forLanguageTag(tag, buffer, size, &parsed, status);
  });
  return parsed > 0 && tag[parsed] == 0 ? length : -1;
}

int32_t icu_tag_of_locale(const char *locale, char *out, int32_t capacity) {
  return hand_out_chars(out, capacity, [&](char *buffer, int32_t size, UErrorCode *status) {
    return uloc_toLanguageTag(locale, buffer, size, true, status);
  });
}

int32_t icu_tag_without_aliases(const char *locale, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale canonical(locale);
  canonical.canonicalize(status);
  const std::string tag = canonical.toLanguageTag<std::string>(status);
  return U_SUCCESS(status) ? hand_out(tag, out, capacity) : -1;
}

int32_t icu_locale_script(const char *locale, char *out, int32_t capacity) {
  return hand_out_chars(out, capacity, [&](char *buffer, int32_t size, UErrorCode *status) {
    return uloc_getScript(locale, buffer, size, status);
  });
}

int32_t icu_locale_region(const char *locale, char *out, int32_t capacity) {
  return hand_out_chars(out, capacity, [&](char *buffer, int32_t size, UErrorCode *status) {
    return uloc_getCountry(locale, buffer, size, status);
  });
}

int32_t icu_locale_likely_script(const char *locale, char *out, int32_t capacity) {
  char likely[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  uloc_addLikelySubtags(locale, likely, sizeof likely, &status);
  return status == U_ZERO_ERROR ? icu_locale_script(likely, out, capacity) : -1;
}

int32_t icu_locale_with_keyword(const char *locale, const char *key, const char *value, char *out, int32_t capacity) {
  return hand_out_chars(out, capacity, [&](char *buffer, int32_t size, UErrorCode *status) {
    const size_t length = std::strlen(locale);
    if (length >= static_cast<size_t>(size)) {
      *status = U_BUFFER_OVERFLOW_ERROR;
      return static_cast<int32_t>(length + std::strlen(key) + std::strlen(value) + 3);
    }
    std::memcpy(buffer, locale, length + 1);
    return uloc_setKeywordValue(key, value, buffer, size, status);
  });
}

bool icu_locale_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }

bool icu_locale_has_data(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  ures_close(ures_open(nullptr, locale, &status));
  return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
}

const char *const *icu_language_codes(void) { return uloc_getISOLanguages(); }

int32_t icu_language_name(const char *locale, const char *inLocale, char *out, int32_t capacity) {
  return hand_out_utf16(out, capacity, [&](char16_t *buffer, int32_t size, UErrorCode *status) {
    return uloc_getDisplayLanguage(locale, inLocale, buffer, size, status);
  });
}

int32_t icu_script_count(void) { return u_getIntPropertyMaxValue(UCHAR_SCRIPT) + 1; }

int32_t icu_script_sample(int32_t script, char *out, int32_t capacity) {
  return hand_out_utf16(out, capacity, [&](char16_t *buffer, int32_t size, UErrorCode *status) {
    return uscript_getSampleString(static_cast<UScriptCode>(script), buffer, size, status);
  });
}

bool icu_is_script(const char *script) {
  const int32_t code = u_getPropertyValueEnum(UCHAR_SCRIPT, script);
  return code != UCHAR_INVALID_CODE && code != USCRIPT_UNKNOWN;
}

bool icu_is_region(const char *region) {
  UErrorCode status = U_ZERO_ERROR;
  const URegion *known = uregion_getRegionFromCode(region, &status);
  return U_SUCCESS(status) && uregion_getType(known) != URGN_UNKNOWN
    && std::strcmp(uregion_getRegionCode(known), region) == 0;
}

int32_t icu_locale_unknown_keyword(const char *locale, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *table = ures_openDirect(nullptr, "keyTypeData", &status);
  UResourceBundle *types = ures_getByKey(table, "typeMap", nullptr, &status);
  UEnumeration *keys = uloc_openKeywords(locale, &status);
  std::string unknown;
  while (keys != nullptr && U_SUCCESS(status) && unknown.empty()) {
    const char *key = uenum_next(keys, nullptr, &status);
    if (key == nullptr) break;
    std::vector<char> value;
    const bool found = whole_result(value, [&](char *buffer, int32_t size, UErrorCode *inner) {
      return uloc_getKeywordValue(locale, key, buffer, size, inner);
    });
    if (!found || !is_known_keyword(types, key, std::string(value.begin(), value.end()))) unknown = key;
  }
  uenum_close(keys);
  ures_close(types);
  ures_close(table);
  return U_SUCCESS(status) ? hand_out(unknown, out, capacity) : -1;
}

void icu_set_default_locale(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_setDefault(locale, &status);
}

int32_t icu_version(char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UVersionInfo library;
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_getVersion(library);
  u_versionToString(library, text);
  const char *zones = ucal_getTZDataVersion(&status);
  return U_SUCCESS(status) ? hand_out(std::string(text) + " " + zones, out, capacity) : -1;
}

int32_t icu_quotation_mark(const char *locale, ICUQuotationMark kind, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  ULocaleData *data = ulocdata_open(locale, &status);
  const ULocaleDataDelimiterType types[] = {
    ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END, ULOCDATA_ALT_QUOTATION_START, ULOCDATA_ALT_QUOTATION_END};
  const int32_t length = hand_out_utf16(out, capacity, [&](char16_t *buffer, int32_t size, UErrorCode *inner) {
    return ulocdata_getDelimiter(data, types[kind], buffer, size, inner);
  });
  ulocdata_close(data);
  return U_SUCCESS(status) ? length : -1;
}

bool icu_locale_paper_size(const char *locale, int32_t *width, int32_t *height) {
  UErrorCode status = U_ZERO_ERROR;
  // A language without a region has the paper of the region where most people speak it.
  char likely[ULOC_FULLNAME_CAPACITY];
  uloc_addLikelySubtags(locale, likely, sizeof likely, &status);
  const char *known = U_SUCCESS(status) ? likely : locale;
  status = U_ZERO_ERROR;
  ulocdata_getPaperSize(known, height, width, &status);
  return U_SUCCESS(status);
}
