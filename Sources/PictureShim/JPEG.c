#include "Reader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jerror.h>
#include <jpeglib.h>

/// More scans than this are made to keep a decoder busy; cameras and programs make about ten.
#define SCAN_LIMIT 100

typedef struct {
  PictureReader base;
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  bool is_open;
  /// A row of CMYK pixels.
  uint8_t *inks;
} JPEGReader;

static void leave(j_common_ptr jpeg) {
  JPEGReader *reader = jpeg->client_data;
  char text[JMSG_LENGTH_MAX];
  jpeg->err->format_message(jpeg, text);
  picture_say(reader->base.message, text);
  longjmp(reader->base.failed, 1);
}

/// Warnings that leave every pixel what it should be.
static bool is_harmless(int code) {
  switch (code) {
    case JWRN_ADOBE_XFORM:
    case JWRN_BOGUS_ICC:
    case JWRN_BOGUS_PROGRESSION:
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_JFIF_MAJOR: return true;
    default: return false;
  }
}

static void note_message(j_common_ptr jpeg, int level) {
  if (level < 0 && !is_harmless(jpeg->err->msg_code)) leave(jpeg);
}

static void count_scans(j_common_ptr jpeg) {
  if (!jpeg->is_decompressor || ((j_decompress_ptr)jpeg)->input_scan_number <= SCAN_LIMIT) return;
  JPEGReader *reader = jpeg->client_data;
  picture_say(reader->base.message, "More than 100 scans");
  longjmp(reader->base.failed, 1);
}

/// The coarsest eighth of the size that is no smaller than wanted. Only these three have code of their own for the vector
/// units of processors.
static unsigned int eighths(const struct jpeg_decompress_struct *jpeg, int32_t wanted) {
  const JDIMENSION longest = jpeg->image_width > jpeg->image_height ? jpeg->image_width : jpeg->image_height;
  for (unsigned int scale = 1; scale < 8; scale *= 2) {
    if ((longest * (unsigned long)scale + 7) / 8 >= (unsigned long)wanted) return scale;
  }
  return 8;
}

static bool begin(PictureReader *base, int32_t wanted) {
  JPEGReader *reader = (JPEGReader *)base;
  struct jpeg_decompress_struct *jpeg = &reader->jpeg;
  jpeg->err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = leave;
  reader->errors.emit_message = note_message;
  jpeg->client_data = reader;
  if (setjmp(base->failed)) return false;
  jpeg_create_decompress(jpeg);
  reader->is_open = true;
  reader->progress.progress_monitor = count_scans;
  jpeg->progress = &reader->progress;
  jpeg->mem->max_memory_to_use = (long)base->memory;
  jpeg_save_markers(jpeg, JPEG_APP0 + 2, 0xFFFF);
  jpeg_mem_src(jpeg, base->bytes, base->count);
  jpeg_read_header(jpeg, TRUE);
  unsigned int profile_count = 0;
  if (jpeg_read_icc_profile(jpeg, &base->profile, &profile_count)) base->profile_count = profile_count;
  jpeg->scale_num = eighths(jpeg, wanted);
  jpeg->scale_denom = 8;
  const bool has_inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg_start_decompress(jpeg);
  base->full_width = (int32_t)jpeg->image_width;
  base->full_height = (int32_t)jpeg->image_height;
  base->width = (int32_t)jpeg->output_width;
  base->height = (int32_t)jpeg->output_height;
  base->is_grey = jpeg->jpeg_color_space == JCS_GRAYSCALE;
  if (has_inks) {
    reader->inks = malloc((size_t)jpeg->output_width * 4);
    if (reader->inks == NULL) return picture_say(base->message, "Out of memory"), false;
  }
  return true;
}

static uint8_t of_inks(unsigned int color, unsigned int black) {
  const unsigned int product = color * black + 128;
  return (uint8_t)((product + (product >> 8)) >> 8);
}

static bool read_row(PictureReader *base, uint8_t *pixels) {
  JPEGReader *reader = (JPEGReader *)base;
  struct jpeg_decompress_struct *jpeg = &reader->jpeg;
  if (setjmp(base->failed)) return false;
  JSAMPROW row = reader->inks != NULL ? reader->inks : pixels;
  if (jpeg_read_scanlines(jpeg, &row, 1) != 1) return picture_say(base->message, "A row is missing"), false;
  if (reader->inks == NULL) return true;
  // Adobe's programs, and those that do as they do, write how much light is left instead of how much ink there is.
  const uint8_t flip = jpeg->saw_Adobe_marker ? 0 : 255;
  for (JDIMENSION x = 0; x < jpeg->output_width; x++) {
    const uint8_t *inks = reader->inks + (size_t)x * 4;
    uint8_t *pixel = pixels + (size_t)x * 4;
    for (int channel = 0; channel < 3; channel++) pixel[channel] = of_inks(inks[channel] ^ flip, inks[3] ^ flip);
    pixel[3] = 255;
  }
  return true;
}

static void close_reader(PictureReader *base) {
  JPEGReader *reader = (JPEGReader *)base;
  if (reader->is_open) jpeg_destroy_decompress(&reader->jpeg);
  free(reader->inks);
}

PictureReader *picture_new_jpeg(void) {
  JPEGReader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->base.begin = begin;
  reader->base.read_row = read_row;
  reader->base.close = close_reader;
  return &reader->base;
}

// Writing

typedef struct {
  struct jpeg_error_mgr errors;
  jmp_buf failed;
  char *message;
} WriteErrors;

static void leave_writing(j_common_ptr jpeg) {
  WriteErrors *errors = (WriteErrors *)jpeg->err;
  char text[JMSG_LENGTH_MAX];
  jpeg->err->format_message(jpeg, text);
  picture_say(errors->message, text);
  longjmp(errors->failed, 1);
}

static void ignore_message(j_common_ptr jpeg, int level) {
  (void)jpeg;
  (void)level;
}

bool picture_write_jpeg(
  const uint8_t *pixels, int32_t width, int32_t height, bool isGrey, int32_t quality, const uint8_t *profile,
  size_t profileCount, PictureBytes *result) {
  struct jpeg_compress_struct jpeg = {0};
  WriteErrors errors;
  unsigned long size = 0;
  result->bytes = NULL;
  result->count = 0;
  errors.message = result->message;
  jpeg.err = jpeg_std_error(&errors.errors);
  errors.errors.error_exit = leave_writing;
  errors.errors.emit_message = ignore_message;
  if (setjmp(errors.failed)) {
    jpeg_destroy_compress(&jpeg);
    picture_free(result);
    return false;
  }
  jpeg_create_compress(&jpeg);
  jpeg_mem_dest(&jpeg, &result->bytes, &size);
  jpeg.image_width = (JDIMENSION)width;
  jpeg.image_height = (JDIMENSION)height;
  jpeg.input_components = 4;
  jpeg.in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(&jpeg);
  if (isGrey) jpeg_set_colorspace(&jpeg, JCS_GRAYSCALE);
  jpeg_set_quality(&jpeg, quality, TRUE);
  jpeg.optimize_coding = TRUE;
  jpeg_start_compress(&jpeg, TRUE);
  if (profileCount > 0) jpeg_write_icc_profile(&jpeg, profile, (unsigned int)profileCount);
  while (jpeg.next_scanline < jpeg.image_height) {
    // The library reads rows and declares them as its own to write.
    JSAMPROW row = (JSAMPROW)(uintptr_t)(pixels + (size_t)jpeg.next_scanline * (size_t)width * 4);
    jpeg_write_scanlines(&jpeg, &row, 1);
  }
  jpeg_finish_compress(&jpeg);
  jpeg_destroy_compress(&jpeg);
  result->count = size;
  return true;
}
