#include "PictureShim.h"

#include <stdio.h>

#include <jpeglib.h>
#include <png.h>
#include <webp/encode.h>

#define TEXT_OF(number) #number
#define TEXT(number) TEXT_OF(number)

void picture_versions(char *out, size_t capacity) {
  snprintf(
    out, capacity, "libjpeg-turbo %s, libpng %s, libwebp %x", TEXT(LIBJPEG_TURBO_VERSION), png_get_libpng_ver(NULL),
    (unsigned int)WebPGetEncoderVersion());
}
