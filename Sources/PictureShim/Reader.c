#include "Reader.h"

#include <stdio.h>
#include <stdlib.h>

PictureReader *picture_open(PictureCodec codec, const uint8_t *bytes, size_t count, size_t memory) {
  PictureReader *reader = NULL;
  switch (codec) {
    case picture_jpeg: reader = picture_new_jpeg(); break;
    case picture_png: reader = picture_new_png(); break;
    case picture_webp: reader = picture_new_webp(); break;
  }
  if (reader == NULL) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->memory = memory;
  return reader;
}

void picture_close(PictureReader *reader) {
  reader->close(reader);
  free(reader->profile);
  free(reader);
}

bool picture_begin(PictureReader *reader, int32_t wanted) { return reader->begin(reader, wanted); }
bool picture_read_row(PictureReader *reader, uint8_t *pixels) { return reader->read_row(reader, pixels); }
int32_t picture_full_width(const PictureReader *reader) { return reader->full_width; }
int32_t picture_full_height(const PictureReader *reader) { return reader->full_height; }
int32_t picture_width(const PictureReader *reader) { return reader->width; }
int32_t picture_height(const PictureReader *reader) { return reader->height; }
bool picture_is_grey(const PictureReader *reader) { return reader->is_grey; }
const char *picture_message(const PictureReader *reader) { return reader->message; }

const uint8_t *picture_profile(const PictureReader *reader, size_t *count) {
  *count = reader->profile_count;
  return reader->profile;
}

void picture_free(PictureBytes *result) {
  free(result->bytes);
  result->bytes = NULL;
}

void picture_say(char *message, const char *text) { snprintf(message, PICTURE_MESSAGE_LENGTH, "%s", text); }
