#include "ICUShim.h"
#include "Text.hpp"

#include <map>
#include <mutex>
#include <string>

#include <unicode/localpointer.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uenum.h>
#include <unicode/unistr.h>

struct ICUDateFormat {
  UDateFormat *format;
};

namespace {

constexpr char16_t utc[] = u"Etc/UTC";

/// The pattern of a locale for a skeleton.
std::vector<char16_t> best_pattern(const char *skeleton, const char *locale, UErrorCode *status) {
  // Making a generator takes as long as writing hundreds of dates, and each thread has formats of its own.
  static std::mutex mutex;
  static std::map<std::string, icu::LocalUDateTimePatternGeneratorPointer> generators;
  const std::lock_guard<std::mutex> lock(mutex);
  icu::LocalUDateTimePatternGeneratorPointer &generator = generators[locale];
  if (generator.isNull()) generator.adoptInstead(udatpg_open(locale, status));
  const icu::UnicodeString units(skeleton, -1, US_INV);
  std::vector<char16_t> pattern;
  const bool found = U_SUCCESS(*status)
    && whole_result(pattern, [&](char16_t *buffer, int32_t size, UErrorCode *inner) {
         return udatpg_getBestPattern(generator.getAlias(), units.getBuffer(), units.length(), buffer, size, inner);
       });
  if (!found && U_SUCCESS(*status)) *status = U_ILLEGAL_ARGUMENT_ERROR;
  return pattern;
}

/// Makes a format use the Gregorian calendar for all time, also for the days before it was decreed.
void use_proleptic_calendar(UDateFormat *format, const char *locale, UErrorCode *status) {
  // A million years ago, before every year that a field can have.
  constexpr UDate beginning = -3.2e16;
  UCalendar *calendar = ucal_open(utc, -1, locale, UCAL_GREGORIAN, status);
  ucal_setGregorianChange(calendar, beginning, status);
  if (U_SUCCESS(*status)) udat_setCalendar(format, calendar);
  ucal_close(calendar);
}

}  // namespace

ICUDateFormat *icu_date_open(const char *skeleton, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  const std::vector<char16_t> pattern = best_pattern(skeleton, locale, &status);
  UDateFormat *format = udat_open(
    UDAT_PATTERN, UDAT_PATTERN, locale, utc, -1, pattern.data(), static_cast<int32_t>(pattern.size()), &status);
  use_proleptic_calendar(format, locale, &status);
  if (U_SUCCESS(status)) return new ICUDateFormat{format};
  udat_close(format);
  return nullptr;
}

void icu_date_close(ICUDateFormat *format) {
  udat_close(format->format);
  delete format;
}

int32_t icu_date_format(ICUDateFormat *format, double milliseconds, char *out, int32_t capacity) {
  return hand_out_utf16(out, capacity, [&](char16_t *buffer, int32_t size, UErrorCode *status) {
    return udat_format(format->format, milliseconds, buffer, size, nullptr, status);
  });
}

int32_t icu_date_pattern(ICUDateFormat *format, char *out, int32_t capacity) {
  return hand_out_utf16(out, capacity, [&](char16_t *buffer, int32_t size, UErrorCode *status) {
    return udat_toPattern(format->format, false, buffer, size, status);
  });
}

int32_t icu_date_format_as(
  ICUDateFormat *format, const uint8_t *pattern, int32_t length, double milliseconds, char *out, int32_t capacity) {
  std::vector<char16_t> own;
  const bool found = whole_result(own, [&](char16_t *buffer, int32_t size, UErrorCode *status) {
    return udat_toPattern(format->format, false, buffer, size, status);
  });
  if (!found) return -1;
  const icu::UnicodeString units = from_utf8(pattern, length);
  udat_applyPattern(format->format, false, units.getBuffer(), units.length());
  const int32_t result = icu_date_format(format, milliseconds, out, capacity);
  udat_applyPattern(format->format, false, own.data(), static_cast<int32_t>(own.size()));
  return result;
}

bool icu_is_zone(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UChar canonical[128];
  UBool isSystem = false;
  icu::UnicodeString text = icu::UnicodeString::fromUTF8(name);
  ucal_getCanonicalTimeZoneID(text.getBuffer(), text.length(), canonical, 128, &isSystem, &status);
  return U_SUCCESS(status) && isSystem;
}

int32_t icu_zone_names(char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *names = ucal_openTimeZones(&status);
  std::string list;
  while (const char *name = uenum_next(names, nullptr, &status)) list.append(name).append(" ");
  uenum_close(names);
  return U_SUCCESS(status) ? hand_out(list, out, capacity) : -1;
}
