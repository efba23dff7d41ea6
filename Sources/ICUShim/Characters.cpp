#include "ICUShim.h"
#include "Text.hpp"

#include <unicode/uchar.h>
#include <unicode/uidna.h>
#include <unicode/unorm2.h>

namespace {

int32_t normalize(
  const UNormalizer2 *form, const uint8_t *text, int32_t length, UErrorCode status, char *out, int32_t capacity) {
  if (U_FAILURE(status)) return -1;
  const icu::UnicodeString units = from_utf8(text, length);
  return hand_out_utf16(out, capacity, [&](char16_t *buffer, int32_t size, UErrorCode *inner) {
    return unorm2_normalize(form, units.getBuffer(), units.length(), buffer, size, inner);
  });
}

}  // namespace

bool icu_is_wide(uint32_t scalar) {
  const int32_t width = u_getIntPropertyValue(static_cast<UChar32>(scalar), UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

bool icu_is_emoji_presentation(uint32_t scalar) {
  return u_hasBinaryProperty(static_cast<UChar32>(scalar), UCHAR_EMOJI_PRESENTATION);
}

int32_t icu_nfc(const uint8_t *text, int32_t length, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *form = unorm2_getNFCInstance(&status);
  return normalize(form, text, length, status, out, capacity);
}

int32_t icu_nfd(const uint8_t *text, int32_t length, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *form = unorm2_getNFDInstance(&status);
  return normalize(form, text, length, status, out, capacity);
}

int32_t icu_nfkd(const uint8_t *text, int32_t length, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *form = unorm2_getNFKDInstance(&status);
  return normalize(form, text, length, status, out, capacity);
}

int32_t icu_fold_case(const uint8_t *text, int32_t length, char *out, int32_t capacity) {
  const icu::UnicodeString units = from_utf8(text, length);
  return hand_out_utf16(out, capacity, [&](char16_t *buffer, int32_t size, UErrorCode *status) {
    return u_strFoldCase(buffer, size, units.getBuffer(), units.length(), U_FOLD_CASE_DEFAULT, status);
  });
}

int32_t icu_host_ascii(const uint8_t *text, int32_t length, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UIDNA *rules = uidna_openUTS46(UIDNA_NONTRANSITIONAL_TO_ASCII | UIDNA_CHECK_BIDI, &status);
  if (U_FAILURE(status)) return -1;
  // Real hosts have hyphens wherever they like.
  const uint32_t allowed =
    UIDNA_ERROR_LEADING_HYPHEN | UIDNA_ERROR_TRAILING_HYPHEN | UIDNA_ERROR_HYPHEN_3_4 | UIDNA_ERROR_EMPTY_LABEL;
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  const char *bytes = reinterpret_cast<const char *>(text);
  const int32_t result = hand_out_chars(out, capacity, [&](char *buffer, int32_t size, UErrorCode *inner) {
    info = UIDNA_INFO_INITIALIZER;
    return uidna_nameToASCII_UTF8(rules, bytes, length, buffer, size, &info, inner);
  });
  uidna_close(rules);
  return (info.errors & ~allowed) == 0 ? result : -1;
}
