#include "ICUShim.h"
#include "Text.hpp"

#include <unicode/alphaindex.h>
#include <unicode/tblcoll.h>

struct ICUAlphabeticIndex {
  icu::AlphabeticIndex::ImmutableIndex *buckets;
};

ICUAlphabeticIndex *icu_index_open(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale locale(name);
  icu::Collator *collator = icu::Collator::createInstance(locale, status);
  auto *rules = dynamic_cast<icu::RuleBasedCollator *>(collator);
  if (U_FAILURE(status) || rules == nullptr) {
    delete collator;
    return nullptr;
  }
  rules->setAttribute(UCOL_NORMALIZATION_MODE, UCOL_ON, status);
  rules->setAttribute(UCOL_NUMERIC_COLLATION, UCOL_OFF, status);
  icu::AlphabeticIndex index(rules, status);  // takes the collator over
  // Chinese orders bring labels of their own, such as numbers of strokes; an index of one bucket has none yet.
  if (index.getBucketCount(status) <= 1) index.addLabels(locale, status);
  index.addLabels(icu::Locale::getEnglish(), status);
  icu::AlphabeticIndex::ImmutableIndex *buckets = index.buildImmutableIndex(status);
  if (U_SUCCESS(status)) return new ICUAlphabeticIndex{buckets};
  delete buckets;
  return nullptr;
}

void icu_index_close(ICUAlphabeticIndex *index) {
  delete index->buckets;
  delete index;
}

int32_t icu_index_bucket_count(const ICUAlphabeticIndex *index) { return index->buckets->getBucketCount(); }

ICUBucketKind icu_index_bucket_kind(const ICUAlphabeticIndex *index, int32_t bucket) {
  switch (index->buckets->getBucket(bucket)->getLabelType()) {
    case U_ALPHAINDEX_UNDERFLOW: return icu_bucket_underflow;
    case U_ALPHAINDEX_INFLOW: return icu_bucket_inflow;
    case U_ALPHAINDEX_OVERFLOW: return icu_bucket_overflow;
    default: return icu_bucket_letter;
  }
}

int32_t icu_index_bucket_label(const ICUAlphabeticIndex *index, int32_t bucket, char *out, int32_t capacity) {
  return hand_out(index->buckets->getBucket(bucket)->getLabel(), out, capacity);
}

int32_t icu_index_bucket_of(const ICUAlphabeticIndex *index, const uint8_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  const int32_t bucket = index->buckets->getBucketIndex(from_utf8(text, length), status);
  return U_SUCCESS(status) ? bucket : -1;
}
