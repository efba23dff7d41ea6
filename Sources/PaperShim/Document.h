#pragma once

#include "PaperShim.h"

#include <cairo-pdf.h>

enum {
  /// The most glyphs that are drawn at once, and the bytes that they stand for.
  paper_run_limit = 2048,
  paper_run_bytes = 4 * paper_run_limit,
  paper_line_limit = 256,
  paper_line_kinds = 6,
};

/// Text in one font and color that waits to be drawn.
typedef struct {
  cairo_scaled_font_t *font;
  PaperColor color;
  cairo_glyph_t glyphs[paper_run_limit];
  cairo_text_cluster_t clusters[paper_run_limit];
  char bytes[paper_run_bytes];
  int32_t count;
  int32_t byteCount;
  /// Where the text ends.
  double endX, endY;
} PaperRun;

/// Straight lines of one thickness and color that wait to be drawn.
typedef struct {
  double thickness;
  PaperColor color;
  /// The ends of each line: x and y, x and y.
  double ends[paper_line_limit][4];
  int32_t count;
} PaperLines;

struct PaperDocument {
  cairo_surface_t *surface;
  cairo_t *context;
  int descriptor;
  /// The number of the error that ended writing.
  int error;
  /// Whether the page has what has to come first on it.
  bool isPageBegun;
  /// Cairo's calls cost more than what they draw, so that text and lines are put together.
  PaperRun run;
  PaperLines lines[paper_line_kinds];
  /// How much of `buffer` waits to be written: Cairo writes a few bytes at a time.
  unsigned int buffered;
  unsigned char buffer[1 << 16];
};

/// Draws the text that waits. What is drawn by other means, and what begins or ends an element, comes after it.
void paper_flush_text(PaperDocument *document);

/// Adds a link to a web address, at a place of Cairo's form: `rect=[x y width height] `.
void paper_link_add(PaperDocument *document, const char *place, const char *target);

/// Adds the glyphs of a line of text, with a space after what waits in the same font and color.
///
/// - Parameters:
///   - width: of the line.
///   - space: the glyph of a space.
void paper_add_text(
  PaperDocument *document, cairo_scaled_font_t *font, PaperColor color, const char *bytes, int32_t byteCount,
  const cairo_glyph_t *glyphs, const cairo_text_cluster_t *clusters, int32_t count, double width, unsigned long space);

/// Draws in the middle of a box, as large as it fits.
bool paper_drawing_show(const PaperDrawing *drawing, cairo_t *context, PaperBox box);
