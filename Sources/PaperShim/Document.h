#pragma once

#include "PaperShim.h"

#include <cairo-pdf.h>

struct PaperDocument {
  cairo_surface_t *surface;
  cairo_t *context;
  int descriptor;
  /// The number of the error that ended writing.
  int error;
  /// How much of `buffer` waits to be written: Cairo writes a few bytes at a time.
  unsigned int buffered;
  unsigned char buffer[1 << 16];
};
