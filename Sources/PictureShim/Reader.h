#pragma once

#include "PictureShim.h"

#include <setjmp.h>

/// What all readers have; each codec's own begins with it.
struct PictureReader {
  const uint8_t *bytes;
  size_t count;
  size_t memory;
  int32_t full_width;
  int32_t full_height;
  int32_t width;
  int32_t height;
  bool is_grey;
  uint8_t *profile;
  size_t profile_count;
  bool (*begin)(PictureReader *reader, int32_t wanted);
  bool (*read_row)(PictureReader *reader, uint8_t *pixels);
  void (*close)(PictureReader *reader);
  jmp_buf failed;
  char message[PICTURE_MESSAGE_LENGTH];
};

PictureReader *picture_new_jpeg(void);
PictureReader *picture_new_png(void);
PictureReader *picture_new_webp(void);

void picture_say(char *message, const char *text);
