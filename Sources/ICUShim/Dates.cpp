#include "ICUShim.h"
#include "Text.hpp"

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uenum.h>

struct ICUDateFormat {
  UDateFormat *format;
};

struct ICUZone {
  UCalendar *calendar;
};

namespace {

constexpr char16_t utc[] = u"Etc/UTC";

/// The pattern of a locale for a skeleton.
std::vector<char16_t> best_pattern(const char *skeleton, const char *locale, UErrorCode *status) {
  const icu::UnicodeString units(skeleton, -1, US_INV);
  UDateTimePatternGenerator *generator = udatpg_open(locale, status);
  std::vector<char16_t> pattern;
  const bool found = U_SUCCESS(*status)
    && whole_result(pattern, [&](char16_t *buffer, int32_t size, UErrorCode *inner) {
         return udatpg_getBestPattern(generator, units.getBuffer(), units.length(), buffer, size, inner);
       });
  if (!found && U_SUCCESS(*status)) *status = U_ILLEGAL_ARGUMENT_ERROR;
  udatpg_close(generator);
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

ICUZone *icu_zone_open(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::UnicodeString units(name, -1, US_INV);
  UCalendar *calendar = ucal_open(units.getBuffer(), units.length(), "root", UCAL_GREGORIAN, &status);
  if (U_SUCCESS(status)) return new ICUZone{calendar};
  ucal_close(calendar);
  return nullptr;
}

void icu_zone_close(ICUZone *zone) {
  ucal_close(zone->calendar);
  delete zone;
}

bool icu_zone_offset(ICUZone *zone, double milliseconds, int32_t *offset) {
  UErrorCode status = U_ZERO_ERROR;
  ucal_setMillis(zone->calendar, milliseconds, &status);
  *offset = ucal_get(zone->calendar, UCAL_ZONE_OFFSET, &status) + ucal_get(zone->calendar, UCAL_DST_OFFSET, &status);
  return U_SUCCESS(status);
}

int32_t icu_zone_names(char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *names = ucal_openTimeZones(&status);
  std::string list;
  while (const char *name = uenum_next(names, nullptr, &status)) list.append(name).append(" ");
  uenum_close(names);
  return U_SUCCESS(status) ? hand_out(list, out, capacity) : -1;
}
