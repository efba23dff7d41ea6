#include "ICUShim.h"
#include "Text.hpp"

#include <unicode/ucol.h>

#include <new>

struct ICUCollator {
  UCollator *normalizing;
  /// The same order without the normalizing step, for text that cannot need it.
  UCollator *direct;
  std::vector<char16_t> text;
  std::vector<uint8_t> key;
};

namespace {

UCollator *open_collator(const char *locale, UColAttributeValue normalization) {
  UErrorCode status = U_ZERO_ERROR;
  UCollator *collator = ucol_open(locale, &status);
  ucol_setAttribute(collator, UCOL_STRENGTH, UCOL_TERTIARY, &status);
  ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &status);
  ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, normalization, &status);
  if (U_SUCCESS(status)) return collator;
  ucol_close(collator);
  return nullptr;
}

/// The highest byte of a text. Below 0xCC every character is before U+0300, the first that normalizing can move.
uint8_t highest_byte(const uint8_t *text, int32_t length) {
  uint8_t highest = 0;
  for (int32_t i = 0; i < length; i++) highest = text[i] > highest ? text[i] : highest;
  return highest;
}

}  // namespace

ICUCollator *icu_collator_open(const char *locale) {
  UCollator *normalizing = open_collator(locale, UCOL_ON);
  UCollator *direct = open_collator(locale, UCOL_OFF);
  if (normalizing != nullptr && direct != nullptr) {
    return new ICUCollator{normalizing, direct, std::vector<char16_t>(256), std::vector<uint8_t>(512)};
  }
  ucol_close(normalizing);
  ucol_close(direct);
  return nullptr;
}

void icu_collator_close(ICUCollator *collator) {
  ucol_close(collator->normalizing);
  ucol_close(collator->direct);
  delete collator;
}

const uint8_t *icu_collator_key(ICUCollator *collator, const uint8_t *text, int32_t length, int32_t *keyLength) {
  if (collator->text.size() < static_cast<size_t>(length)) collator->text.resize(static_cast<size_t>(length));
  char16_t *units = collator->text.data();
  int32_t count = length;
  const uint8_t highest = highest_byte(text, length);
  if (highest < 0x80) {
    for (int32_t i = 0; i < length; i++) units[i] = text[i];
  } else {
    UErrorCode status = U_ZERO_ERROR;
    u_strFromUTF8(units, length, &count, reinterpret_cast<const char *>(text), length, &status);
    if (U_FAILURE(status)) return nullptr;
  }
  const UCollator *chosen = highest < 0xCC ? collator->direct : collator->normalizing;
  std::vector<uint8_t> &key = collator->key;
  *keyLength = ucol_getSortKey(chosen, units, count, key.data(), static_cast<int32_t>(key.size()));
  if (*keyLength > static_cast<int32_t>(key.size())) {
    key.resize(static_cast<size_t>(*keyLength));
    *keyLength = ucol_getSortKey(chosen, units, count, key.data(), *keyLength);
  }
  return *keyLength > 0 ? key.data() : nullptr;
}

int32_t icu_collator_compare(
  ICUCollator *collator, const uint8_t *one, int32_t oneLength, const uint8_t *other, int32_t otherLength) {
  UErrorCode status = U_ZERO_ERROR;
  return ucol_strcollUTF8(
    collator->normalizing, reinterpret_cast<const char *>(one), oneLength, reinterpret_cast<const char *>(other),
    otherLength, &status);
}
