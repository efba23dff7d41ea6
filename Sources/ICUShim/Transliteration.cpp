#include "ICUShim.h"
#include "Text.hpp"

#include <unicode/translit.h>

#include <memory>

struct ICUTransliterator {
  std::unique_ptr<icu::Transliterator> rules;
};

ICUTransliterator *icu_transliterator_open(const char *id) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::Transliterator> rules(
    icu::Transliterator::createInstance(icu::UnicodeString::fromUTF8(id), UTRANS_FORWARD, status));
  if (U_FAILURE(status) || !rules) return nullptr;
  return new ICUTransliterator{std::move(rules)};
}

void icu_transliterator_close(ICUTransliterator *transliterator) { delete transliterator; }

int32_t icu_transliterate(
  const ICUTransliterator *transliterator, const uint8_t *text, int32_t length, char *out, int32_t capacity) {
  icu::UnicodeString units = from_utf8(text, length);
  transliterator->rules->transliterate(units);
  return hand_out(units, out, capacity);
}
