#pragma once

// What the Pictures module needs of libjpeg-turbo, libpng and libwebp, as plain C.
//
// The libraries report errors by leaving their functions by `longjmp`, which must not pass through Swift. Here it ends in
// the function that Swift called, which returns false; the reason is then in `message`, in the library's own words.
// Pixels are 4 bytes: red, green, blue, alpha. A reader belongs to one thread at a time.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The length of a message at most, its final 0 included.
#define PICTURE_MESSAGE_LENGTH 200

enum PictureCodec { picture_jpeg, picture_png, picture_webp };
typedef enum PictureCodec PictureCodec;

typedef struct PictureReader PictureReader;

/// A reader of bytes, which must live as long as the reader; null if there is no memory.
///
/// `memory` is how many bytes the library may use for itself. Nothing is read yet.
PictureReader *picture_open(PictureCodec codec, const uint8_t *bytes, size_t count, size_t memory);
void picture_close(PictureReader *reader);
/// Reads the header, and makes ready to give the rows. The picture is made smaller where its codec can do so for less
/// than it would cost afterwards; its longest edge stays at least `wanted` pixels, unless the picture itself has fewer.
bool picture_begin(PictureReader *reader, int32_t wanted);
/// Gives the next row, which has `picture_width` pixels.
bool picture_read_row(PictureReader *reader, uint8_t *pixels);
/// The size of the whole picture.
int32_t picture_full_width(const PictureReader *reader);
int32_t picture_full_height(const PictureReader *reader);
/// The size in which it is read.
int32_t picture_width(const PictureReader *reader);
int32_t picture_height(const PictureReader *reader);
bool picture_is_grey(const PictureReader *reader);
/// The colour profile in a JPEG or PNG picture; null if there is none. It lives as long as the reader.
const uint8_t *picture_profile(const PictureReader *reader, size_t *count);
const char *picture_message(const PictureReader *reader);

struct PictureBytes {
  /// To be given back by `picture_free`.
  uint8_t *bytes;
  size_t count;
  char message[PICTURE_MESSAGE_LENGTH];
};
typedef struct PictureBytes PictureBytes;

/// Writes a JPEG picture without metadata. `quality` is from 1 to 100; alpha is ignored, and so are colours if the picture
/// is grey.
bool picture_write_jpeg(
  const uint8_t *pixels, int32_t width, int32_t height, bool isGrey, int32_t quality, const uint8_t *profile,
  size_t profileCount, PictureBytes *result);
/// Writes a WebP picture with alpha and without metadata or profile.
bool picture_write_webp(
  const uint8_t *pixels, int32_t width, int32_t height, int32_t quality, PictureBytes *result);
void picture_free(PictureBytes *result);

/// The versions of the three libraries.
void picture_versions(char *out, size_t capacity);
