#include "Reader.h"

#include <stdlib.h>
#include <string.h>

#include <png.h>

typedef struct {
  PictureReader base;
  png_structp png;
  png_infop info;
  size_t offset;
  /// All rows of an interlaced picture.
  uint8_t *pixels;
  int32_t next_row;
} PNGReader;

static void leave(png_structp png, png_const_charp text) {
  PNGReader *reader = png_get_error_ptr(png);
  picture_say(reader->base.message, text);
  longjmp(reader->base.failed, 1);
}

static void ignore_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void read_bytes(png_structp png, png_bytep out, size_t count) {
  PNGReader *reader = png_get_io_ptr(png);
  if (count > reader->base.count - reader->offset) png_error(png, "The file ends too early");
  memcpy(out, reader->base.bytes + reader->offset, count);
  reader->offset += count;
}

static void keep_profile(PNGReader *reader) {
  png_charp name;
  int compression;
  png_bytep profile;
  png_uint_32 count;
  if (png_get_iCCP(reader->png, reader->info, &name, &compression, &profile, &count) == 0) return;
  reader->base.profile = malloc(count);
  if (reader->base.profile == NULL) return;
  memcpy(reader->base.profile, profile, count);
  reader->base.profile_count = count;
}

/// Has every picture come as red, green, blue and alpha of 8 bits each.
static void set_form(PNGReader *reader) {
  png_structp png = reader->png;
  double gamma;
  const bool has_profile = png_get_valid(png, reader->info, PNG_INFO_iCCP | PNG_INFO_sRGB) != 0;
  if (!has_profile && png_get_gAMA(png, reader->info, &gamma) != 0) {
    png_set_gamma(png, PNG_DEFAULT_sRGB, gamma);
  }
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
}

static bool begin(PictureReader *base, int32_t wanted) {
  (void)wanted;
  PNGReader *reader = (PNGReader *)base;
  if (setjmp(base->failed)) return false;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, leave, ignore_warning);
  if (reader->png == NULL) return picture_say(base->message, "Out of memory"), false;
  reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) return picture_say(base->message, "Out of memory"), false;
  png_set_read_fn(reader->png, reader, read_bytes);
  png_set_chunk_malloc_max(reader->png, 8 << 20);
  png_set_user_limits(reader->png, 0x7FFFFF, 0x7FFFFF);
  // Texts and unknown chunks are not looked at.
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  png_read_info(reader->png, reader->info);
  keep_profile(reader);
  base->is_grey = (png_get_color_type(reader->png, reader->info) & PNG_COLOR_MASK_COLOR) == 0;
  base->width = base->full_width = (int32_t)png_get_image_width(reader->png, reader->info);
  base->height = base->full_height = (int32_t)png_get_image_height(reader->png, reader->info);
  const bool is_interlaced = png_get_interlace_type(reader->png, reader->info) != PNG_INTERLACE_NONE;
  set_form(reader);
  const int passes = png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  const size_t row = png_get_rowbytes(reader->png, reader->info);
  if (row != (size_t)base->width * 4) return picture_say(base->message, "A form that is not known"), false;
  if (!is_interlaced) return true;
  if (row > base->memory / (size_t)base->height) return picture_say(base->message, "Too large"), false;
  reader->pixels = calloc((size_t)base->height, row);
  if (reader->pixels == NULL) return picture_say(base->message, "Out of memory"), false;
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < (size_t)base->height; y++) png_read_row(reader->png, reader->pixels + y * row, NULL);
  }
  png_read_end(reader->png, NULL);
  return true;
}

static bool read_row(PictureReader *base, uint8_t *pixels) {
  PNGReader *reader = (PNGReader *)base;
  if (setjmp(base->failed)) return false;
  if (reader->next_row >= base->height) return picture_say(base->message, "A row is missing"), false;
  const size_t row = (size_t)base->width * 4;
  if (reader->pixels != NULL) {
    memcpy(pixels, reader->pixels + (size_t)reader->next_row * row, row);
  } else {
    png_read_row(reader->png, pixels, NULL);
  }
  reader->next_row++;
  if (reader->next_row == base->height && reader->pixels == NULL) png_read_end(reader->png, NULL);
  return true;
}

static void close_reader(PictureReader *base) {
  PNGReader *reader = (PNGReader *)base;
  if (reader->png != NULL) png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->pixels);
}

PictureReader *picture_new_png(void) {
  PNGReader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->base.begin = begin;
  reader->base.read_row = read_row;
  reader->base.close = close_reader;
  return &reader->base;
}
