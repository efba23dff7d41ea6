#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include <unicode/uloc.h>
#include <unicode/unistr.h>
#include <unicode/ustring.h>
#include <unicode/utypes.h>

/// Hands a result out: its length, and its bytes if they fit.
inline int32_t hand_out(const char *bytes, size_t length, char *out, int32_t capacity) {
  if (length <= static_cast<size_t>(capacity)) std::memcpy(out, bytes, length);
  return static_cast<int32_t>(length);
}

inline int32_t hand_out(const std::string &text, char *out, int32_t capacity) {
  return hand_out(text.data(), text.size(), out, capacity);
}

inline int32_t hand_out(const icu::UnicodeString &text, char *out, int32_t capacity) {
  std::string bytes;
  text.toUTF8String(bytes);
  return hand_out(bytes, out, capacity);
}

/// The result of an ICU function of the form (buffer, capacity, status), whatever its length.
template <typename Unit, typename Function>
bool whole_result(std::vector<Unit> &result, Function function) {
  result.resize(256);
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = function(result.data(), static_cast<int32_t>(result.size()), &status);
  if (status == U_BUFFER_OVERFLOW_ERROR) {
    result.resize(static_cast<size_t>(length) + 1);
    status = U_ZERO_ERROR;
    length = function(result.data(), static_cast<int32_t>(result.size()), &status);
  }
  if (U_FAILURE(status)) return false;
  result.resize(static_cast<size_t>(length));
  return true;
}

/// Hands out the char result of an ICU function.
template <typename Function>
int32_t hand_out_chars(char *out, int32_t capacity, Function function) {
  std::vector<char> result;
  if (!whole_result(result, function)) return -1;
  return hand_out(result.data(), result.size(), out, capacity);
}

/// Hands out the UTF-16 result of an ICU function as UTF-8.
template <typename Function>
int32_t hand_out_utf16(char *out, int32_t capacity, Function function) {
  std::vector<char16_t> result;
  if (!whole_result(result, function)) return -1;
  const icu::UnicodeString alias(false, result.data(), static_cast<int32_t>(result.size()));
  return hand_out(alias, out, capacity);
}

inline icu::UnicodeString from_utf8(const uint8_t *text, int32_t length) {
  return icu::UnicodeString::fromUTF8(icu::StringPiece(reinterpret_cast<const char *>(text), length));
}
