#pragma once

// What the Language module needs of ICU, as plain C over UTF-8.
//
// ICU's own functions carry its version in their names and speak UTF-16; behind these few functions both stay out of
// sight. Text goes in as UTF-8 with a length in bytes and may contain NUL. A function with `out` and `capacity` returns
// the length in bytes of its whole result and writes it only if it fits; it returns -1 if ICU failed. Objects belong to
// one thread at a time.

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Locales (Locales.cpp)

/// The ICU locale id of a BCP 47 tag; -1 unless the whole tag is well-formed.
int32_t icu_locale_of_tag(const char *tag, char *out, int32_t capacity);
/// The canonical BCP 47 tag of an ICU locale id.
int32_t icu_tag_of_locale(const char *locale, char *out, int32_t capacity);
/// The tag that CLDR's aliases lead to: `cmn` is `zh`, `en-UK` is `en-GB`.
int32_t icu_tag_without_aliases(const char *locale, char *out, int32_t capacity);
int32_t icu_locale_script(const char *locale, char *out, int32_t capacity);
int32_t icu_locale_region(const char *locale, char *out, int32_t capacity);
/// The script that the language and region of a locale are most likely written in.
int32_t icu_locale_likely_script(const char *locale, char *out, int32_t capacity);
/// The locale id with one keyword set to a value.
int32_t icu_locale_with_keyword(const char *locale, const char *key, const char *value, char *out, int32_t capacity);
bool icu_locale_is_right_to_left(const char *locale);
/// Whether ICU has words and formats for the language of a locale.
bool icu_locale_has_data(const char *locale);
/// The codes of the languages that ICU knows, ending in a null pointer; they live as long as the program.
const char *const *icu_language_codes(void);
/// The name of a language, in the language of `inLocale`.
int32_t icu_language_name(const char *locale, const char *inLocale, char *out, int32_t capacity);
enum ICUQuotationMark {
  icu_quotation_start,
  icu_quotation_end,
  icu_inner_quotation_start,
  icu_inner_quotation_end
};
typedef enum ICUQuotationMark ICUQuotationMark;
/// A quotation mark of a language.
int32_t icu_quotation_mark(const char *locale, ICUQuotationMark kind, char *out, int32_t capacity);
/// The scripts that ICU knows are numbered from 0 to one below this.
int32_t icu_script_count(void);
/// A character of a script; empty if there is none.
int32_t icu_script_sample(int32_t script, char *out, int32_t capacity);
bool icu_is_script(const char *script);
bool icu_is_region(const char *region);
/// The first keyword of a locale whose key or value ICU does not know: 0 if there is none.
int32_t icu_locale_unknown_keyword(const char *locale, char *out, int32_t capacity);
/// The size of the paper that people use in the region of a locale, in millimetres; false if ICU failed.
bool icu_locale_paper_size(const char *locale, int32_t *width, int32_t *height);
/// The versions of ICU and of its time zone data.
int32_t icu_version(char *out, int32_t capacity);
/// The language that ICU falls back to where it has nothing for another; without it the environment would decide.
void icu_set_default_locale(const char *locale);

// Collation (Collation.cpp)

typedef struct ICUCollator ICUCollator;

/// A collator of tertiary strength that orders digits as numbers and normalizes; null if ICU failed.
ICUCollator *icu_collator_open(const char *locale);
void icu_collator_close(ICUCollator *collator);
/// The sort key of a text, its final 0 included; the bytes live until the next call. Null if ICU failed.
const uint8_t *icu_collator_key(ICUCollator *collator, const uint8_t *text, int32_t length, int32_t *keyLength);
/// ICU's own comparison of two texts: -1, 0 or 1.
int32_t icu_collator_compare(
  ICUCollator *collator, const uint8_t *one, int32_t oneLength, const uint8_t *other, int32_t otherLength);

// The letter index (AlphabeticIndex.cpp)

typedef struct ICUAlphabeticIndex ICUAlphabeticIndex;

enum ICUBucketKind { icu_bucket_letter, icu_bucket_underflow, icu_bucket_inflow, icu_bucket_overflow };

/// The index of a locale's letters with the English ones added; null if ICU failed.
ICUAlphabeticIndex *icu_index_open(const char *locale);
void icu_index_close(ICUAlphabeticIndex *index);
int32_t icu_index_bucket_count(const ICUAlphabeticIndex *index);
enum ICUBucketKind icu_index_bucket_kind(const ICUAlphabeticIndex *index, int32_t bucket);
int32_t icu_index_bucket_label(const ICUAlphabeticIndex *index, int32_t bucket, char *out, int32_t capacity);
/// The bucket that a text is shown in; -1 if ICU failed.
int32_t icu_index_bucket_of(const ICUAlphabeticIndex *index, const uint8_t *text, int32_t length);

// Numbers and currencies (Numbers.cpp)

typedef struct ICUNumberFormat ICUNumberFormat;

/// A number format for an ICU number skeleton; null if ICU failed.
ICUNumberFormat *icu_number_open(const char *skeleton, const char *locale);
void icu_number_close(ICUNumberFormat *format);
/// A number that is written as plain decimal text.
int32_t icu_number_format(ICUNumberFormat *format, const char *number, int32_t length, char *out, int32_t capacity);
/// The codes of all ISO 4217 currencies, today's and former ones, each followed by a space.
int32_t icu_currency_codes(char *out, int32_t capacity);
/// How many decimals amounts in a currency have.
int32_t icu_currency_decimals(const char *code);

// Dates and time zones (Dates.cpp)

typedef struct ICUDateFormat ICUDateFormat;

/// A date format of a locale for an ICU date skeleton, in the proleptic Gregorian calendar and UTC; null if ICU failed.
ICUDateFormat *icu_date_open(const char *skeleton, const char *locale);
void icu_date_close(ICUDateFormat *format);
/// A time in milliseconds since 1970 UTC.
int32_t icu_date_format(ICUDateFormat *format, double milliseconds, char *out, int32_t capacity);
/// The pattern of a date format, its fields being runs of ASCII letters outside quotation marks (UTS 35).
int32_t icu_date_pattern(ICUDateFormat *format, char *out, int32_t capacity);
/// A time as another pattern writes it with the words and digits of the format.
int32_t icu_date_format_as(
  ICUDateFormat *format, const uint8_t *pattern, int32_t length, double milliseconds, char *out, int32_t capacity);

/// Whether there is a time zone of a name, or a link of that name to one; case counts.
bool icu_is_zone(const char *name);
/// The names of all time zones, each followed by a space.
int32_t icu_zone_names(char *out, int32_t capacity);

// Characters (Characters.cpp)

bool icu_is_wide(uint32_t scalar);
bool icu_is_emoji_presentation(uint32_t scalar);
/// Canonical composition (NFC).
int32_t icu_nfc(const uint8_t *text, int32_t length, char *out, int32_t capacity);
/// Canonical decomposition (NFD).
int32_t icu_nfd(const uint8_t *text, int32_t length, char *out, int32_t capacity);
/// Compatibility decomposition (NFKD).
int32_t icu_nfkd(const uint8_t *text, int32_t length, char *out, int32_t capacity);
/// The name of a host as the network knows it: `xn--bcher-kva.example`; -1 if it cannot be the name of one (UTS #46).
int32_t icu_host_ascii(const uint8_t *text, int32_t length, char *out, int32_t capacity);
/// Full case folding, the same in every language.
int32_t icu_fold_case(const uint8_t *text, int32_t length, char *out, int32_t capacity);

// Transliteration (Transliteration.cpp)

typedef struct ICUTransliterator ICUTransliterator;

/// A transliterator by its ICU id, such as `Any-Latin; Latin-ASCII`; null if ICU failed.
ICUTransliterator *icu_transliterator_open(const char *id);
void icu_transliterator_close(ICUTransliterator *transliterator);
int32_t icu_transliterate(
  const ICUTransliterator *transliterator, const uint8_t *text, int32_t length, char *out, int32_t capacity);

#ifdef __cplusplus
}
#endif
