#include "Reader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <webp/decode.h>
#include <webp/encode.h>

typedef struct {
  PictureReader base;
  WebPDecoderConfig config;
  uint8_t *pixels;
  int32_t next_row;
} WebPReader;

static const char *reason(VP8StatusCode status) {
  switch (status) {
    case VP8_STATUS_OK: return "";
    case VP8_STATUS_OUT_OF_MEMORY: return "Out of memory";
    case VP8_STATUS_UNSUPPORTED_FEATURE: return "A feature that is not known";
    case VP8_STATUS_NOT_ENOUGH_DATA:
    case VP8_STATUS_SUSPENDED: return "The file ends too early";
    case VP8_STATUS_INVALID_PARAM:
    case VP8_STATUS_BITSTREAM_ERROR:
    case VP8_STATUS_USER_ABORT: break;
  }
  return "The data is corrupt";
}

/// The library averages areas, which is good down to twice the size that is wanted; a finer filter does the rest.
static void set_size(PictureReader *base, int32_t wanted) {
  const int32_t longest = base->full_width > base->full_height ? base->full_width : base->full_height;
  base->width = base->full_width;
  base->height = base->full_height;
  if (wanted >= longest / 2) return;
  const int64_t target = (int64_t)wanted * 2;
  base->width = (int32_t)((base->full_width * target + longest - 1) / longest);
  base->height = (int32_t)((base->full_height * target + longest - 1) / longest);
}

static bool begin(PictureReader *base, int32_t wanted) {
  WebPReader *reader = (WebPReader *)base;
  WebPDecoderConfig *config = &reader->config;
  if (!WebPInitDecoderConfig(config)) return picture_say(base->message, "Another version of libwebp"), false;
  VP8StatusCode status = WebPGetFeatures(base->bytes, base->count, &config->input);
  if (status != VP8_STATUS_OK) return picture_say(base->message, reason(status)), false;
  base->full_width = config->input.width;
  base->full_height = config->input.height;
  set_size(base, wanted);
  const size_t row = (size_t)base->width * 4;
  if (row > base->memory / (size_t)base->height) return picture_say(base->message, "Too large"), false;
  reader->pixels = malloc((size_t)base->height * row);
  if (reader->pixels == NULL) return picture_say(base->message, "Out of memory"), false;
  config->options.use_scaling = base->width != base->full_width || base->height != base->full_height;
  config->options.scaled_width = base->width;
  config->options.scaled_height = base->height;
  config->output.colorspace = MODE_RGBA;
  config->output.is_external_memory = 1;
  config->output.u.RGBA.rgba = reader->pixels;
  config->output.u.RGBA.stride = (int)row;
  config->output.u.RGBA.size = (size_t)base->height * row;
  status = WebPDecode(base->bytes, base->count, config);
  if (status != VP8_STATUS_OK) return picture_say(base->message, reason(status)), false;
  return true;
}

static bool read_row(PictureReader *base, uint8_t *pixels) {
  WebPReader *reader = (WebPReader *)base;
  if (reader->next_row >= base->height) return picture_say(base->message, "A row is missing"), false;
  const size_t row = (size_t)base->width * 4;
  memcpy(pixels, reader->pixels + (size_t)reader->next_row * row, row);
  reader->next_row++;
  return true;
}

static void close_reader(PictureReader *base) {
  WebPReader *reader = (WebPReader *)base;
  WebPFreeDecBuffer(&reader->config.output);
  free(reader->pixels);
}

PictureReader *picture_new_webp(void) {
  WebPReader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->base.begin = begin;
  reader->base.read_row = read_row;
  reader->base.close = close_reader;
  return &reader->base;
}

// Writing

bool picture_write_webp(
  const uint8_t *pixels, int32_t width, int32_t height, int32_t quality, PictureBytes *result) {
  WebPConfig config;
  WebPPicture picture;
  WebPMemoryWriter writer;
  result->bytes = NULL;
  result->count = 0;
  if (!WebPConfigPreset(&config, WEBP_PRESET_DEFAULT, (float)quality) || !WebPPictureInit(&picture)) {
    return picture_say(result->message, "Another version of libwebp"), false;
  }
  WebPMemoryWriterInit(&writer);
  picture.width = width;
  picture.height = height;
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = &writer;
  const bool is_written = WebPPictureImportRGBA(&picture, pixels, width * 4) && WebPEncode(&config, &picture);
  if (!is_written) {
    // Without a reason, the library had no memory for a copy of the pixels.
    const bool has_no_memory =
      picture.error_code == VP8_ENC_OK || picture.error_code == VP8_ENC_ERROR_OUT_OF_MEMORY
      || picture.error_code == VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY;
    if (has_no_memory)
      picture_say(result->message, "Out of memory");
    else
      snprintf(result->message, sizeof result->message, "libwebp's error %d", (int)picture.error_code);
    WebPMemoryWriterClear(&writer);
  }
  WebPPictureFree(&picture);
  if (!is_written) return false;
  result->bytes = writer.mem;
  result->count = writer.size;
  return true;
}
