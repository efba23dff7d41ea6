#include "ICUShim.h"
#include "Text.hpp"

#include <unicode/ucurr.h>
#include <unicode/uenum.h>
#include <unicode/unumberformatter.h>

struct ICUNumberFormat {
  UNumberFormatter *formatter;
  UFormattedNumber *result;
};

ICUNumberFormat *icu_number_open(const char *skeleton, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::UnicodeString units(skeleton, -1, US_INV);
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(units.getBuffer(), units.length(), locale, &status);
  UFormattedNumber *result = unumf_openResult(&status);
  if (U_SUCCESS(status)) return new ICUNumberFormat{formatter, result};
  unumf_close(formatter);
  unumf_closeResult(result);
  return nullptr;
}

void icu_number_close(ICUNumberFormat *format) {
  unumf_close(format->formatter);
  unumf_closeResult(format->result);
  delete format;
}

int32_t icu_number_format(ICUNumberFormat *format, const char *number, int32_t length, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  unumf_formatDecimal(format->formatter, number, length, format->result, &status);
  if (U_FAILURE(status)) return -1;
  return hand_out_utf16(out, capacity, [&](char16_t *buffer, int32_t size, UErrorCode *inner) {
    return unumf_resultToString(format->result, buffer, size, inner);
  });
}

int32_t icu_currency_codes(char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *codes = ucurr_openISOCurrencies(UCURR_ALL, &status);
  std::string list;
  while (const char *code = uenum_next(codes, nullptr, &status)) list.append(code).append(" ");
  uenum_close(codes);
  return U_SUCCESS(status) ? hand_out(list, out, capacity) : -1;
}

int32_t icu_currency_decimals(const char *code) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::UnicodeString text(code, -1, US_INV);
  const int32_t decimals = ucurr_getDefaultFractionDigits(icu::UnicodeString(text).getTerminatedBuffer(), &status);
  return U_SUCCESS(status) ? decimals : 2;
}
