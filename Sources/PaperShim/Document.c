#include "Document.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool flush(PaperDocument *document) {
  const unsigned char *bytes = document->buffer;
  while (document->buffered > 0 && document->error == 0) {
    const ssize_t written = write(document->descriptor, bytes, document->buffered);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      document->error = written < 0 ? errno : EIO;
    } else {
      bytes += written;
      document->buffered -= (unsigned int)written;
    }
  }
  return document->error == 0;
}

static cairo_status_t write_bytes(void *closure, const unsigned char *bytes, unsigned int count) {
  PaperDocument *document = closure;
  while (count > 0) {
    if (document->buffered == sizeof document->buffer && !flush(document)) return CAIRO_STATUS_WRITE_ERROR;
    const unsigned int room = sizeof document->buffer - document->buffered;
    const unsigned int part = count < room ? count : room;
    memcpy(document->buffer + document->buffered, bytes, part);
    document->buffered += part;
    bytes += part;
    count -= part;
  }
  return CAIRO_STATUS_SUCCESS;
}

PaperDocument *paper_document_open(int descriptor, double width, double height) {
  PaperDocument *document = calloc(1, sizeof *document);
  if (document == NULL) return NULL;
  document->descriptor = descriptor;
  document->surface = cairo_pdf_surface_create_for_stream(write_bytes, document, width, height);
  document->context = cairo_create(document->surface);
  return document;
}

int paper_document_error(const PaperDocument *document) {
  if (document->error != 0) return document->error;
  const bool isSound = cairo_status(document->context) == CAIRO_STATUS_SUCCESS &&
    cairo_surface_status(document->surface) == CAIRO_STATUS_SUCCESS;
  return isSound ? 0 : -1;
}

static bool is_same(PaperColor one, PaperColor other) {
  return one.red == other.red && one.green == other.green && one.blue == other.blue;
}

static void set_color(PaperDocument *document, PaperColor color) {
  cairo_set_source_rgb(document->context, color.red, color.green, color.blue);
}

void paper_flush_text(PaperDocument *document) {
  PaperRun *run = &document->run;
  if (run->count == 0) return;
  set_color(document, run->color);
  cairo_set_scaled_font(document->context, run->font);
  cairo_show_text_glyphs(
    document->context, run->bytes, run->byteCount, run->glyphs, run->count, run->clusters, run->count, 0);
  run->count = 0;
  run->byteCount = 0;
}

void paper_add_text(
  PaperDocument *document, cairo_scaled_font_t *font, PaperColor color, const char *bytes, int32_t byteCount,
  const cairo_glyph_t *glyphs, const cairo_text_cluster_t *clusters, int32_t count, double width, unsigned long space) {
  PaperRun *run = &document->run;
  if (count == 0 || count > paper_run_limit || byteCount > paper_run_bytes) return;
  const bool hasRoom = run->count + count < paper_run_limit && run->byteCount + byteCount < paper_run_bytes;
  if (!hasRoom || run->font != font || !is_same(run->color, color)) paper_flush_text(document);
  if (run->count > 0) {
    // Whoever copies or hears the text has a space between two cells.
    run->glyphs[run->count] = (cairo_glyph_t){space, run->endX, run->endY};
    run->clusters[run->count++] = (cairo_text_cluster_t){1, 1};
    run->bytes[run->byteCount++] = ' ';
  }
  run->font = font;
  run->color = color;
  memcpy(run->glyphs + run->count, glyphs, (size_t)count * sizeof *glyphs);
  memcpy(run->clusters + run->count, clusters, (size_t)count * sizeof *clusters);
  memcpy(run->bytes + run->byteCount, bytes, (size_t)byteCount);
  run->count += count;
  run->byteCount += byteCount;
  run->endX = glyphs[0].x + width;
  run->endY = glyphs[count - 1].y;
}

static void draw(PaperDocument *document, PaperLines *lines) {
  if (lines->count == 0) return;
  set_color(document, lines->color);
  cairo_set_line_width(document->context, lines->thickness);
  for (int32_t line = 0; line < lines->count; line++) {
    cairo_move_to(document->context, lines->ends[line][0], lines->ends[line][1]);
    cairo_line_to(document->context, lines->ends[line][2], lines->ends[line][3]);
  }
  cairo_stroke(document->context);
  lines->count = 0;
}

/// The lines of a thickness and color, with room for one more.
static PaperLines *lines_of(PaperDocument *document, double thickness, PaperColor color) {
  PaperLines *empty = NULL;
  for (int32_t kind = 0; kind < paper_line_kinds; kind++) {
    PaperLines *lines = &document->lines[kind];
    if (lines->count == 0) {
      empty = lines;
    } else if (lines->thickness == thickness && is_same(lines->color, color)) {
      if (lines->count == paper_line_limit) draw(document, lines);
      return lines;
    }
  }
  if (empty == NULL) draw(document, empty = &document->lines[0]);
  empty->thickness = thickness;
  empty->color = color;
  return empty;
}

int paper_document_close(PaperDocument *document) {
  paper_flush_text(document);
  int error = paper_document_error(document);
  cairo_destroy(document->context);
  cairo_surface_finish(document->surface);
  flush(document);
  if (error == 0) error = document->error;
  if (error == 0 && cairo_surface_status(document->surface) != CAIRO_STATUS_SUCCESS) error = -1;
  cairo_surface_destroy(document->surface);
  free(document);
  return error;
}

void paper_document_describe(
  PaperDocument *document, const char *title, const char *author, const char *subject, const char *creator,
  const char *date) {
  cairo_pdf_surface_set_metadata(document->surface, CAIRO_PDF_METADATA_TITLE, title);
  if (author[0] != 0) cairo_pdf_surface_set_metadata(document->surface, CAIRO_PDF_METADATA_AUTHOR, author);
  if (subject[0] != 0) cairo_pdf_surface_set_metadata(document->surface, CAIRO_PDF_METADATA_SUBJECT, subject);
  cairo_pdf_surface_set_metadata(document->surface, CAIRO_PDF_METADATA_CREATOR, creator);
  cairo_pdf_surface_set_metadata(document->surface, CAIRO_PDF_METADATA_CREATE_DATE, date);
}

void paper_document_end_page(PaperDocument *document) {
  paper_flush_text(document);
  for (int32_t kind = 0; kind < paper_line_kinds; kind++) draw(document, &document->lines[kind]);
  cairo_show_page(document->context);
  document->isPageBegun = false;
}

int paper_document_add_bookmark(PaperDocument *document, int parent, const char *title, const char *destination) {
  char attributes[128];
  snprintf(attributes, sizeof attributes, "dest='%s'", destination);
  return cairo_pdf_surface_add_outline(document->surface, parent, title, attributes, 0);
}

/// Draws a dot that nobody sees: cairo takes a tag for one in a wrong place where the first thing on the page is a picture of a font in it,
/// such as that of an emoji.
static void begin_page(PaperDocument *document) {
  if (document->isPageBegun) return;
  document->isPageBegun = true;
  cairo_set_source_rgb(document->context, 1, 1, 1);
  cairo_rectangle(document->context, 0, 0, 0.1, 0.1);
  cairo_fill(document->context);
}

void paper_tag_begin(PaperDocument *document, const char *name) {
  paper_flush_text(document);
  begin_page(document);
  cairo_tag_begin(document->context, name, NULL);
}

void paper_tag_end(PaperDocument *document, const char *name) {
  paper_flush_text(document);
  cairo_tag_end(document->context, name);
}

/// Begins a link with attributes that come before its target. Cairo writes addresses into strings of PDF as they are, where parentheses and
/// backslashes have a meaning, and addresses on the web have nothing but ASCII.
static void begin_link(PaperDocument *document, const char *attributes, const char *key, const char *target) {
  paper_flush_text(document);
  char *all = malloc(strlen(attributes) + 3 * strlen(target) + 16);
  if (all == NULL) {
    cairo_tag_begin(document->context, CAIRO_TAG_LINK, NULL);
    return;
  }
  bool isWeb = strcmp(key, "uri") == 0;
  char *out = all + sprintf(all, "%s%s='", attributes, key);
  for (const char *in = target; *in != 0; in++) {
    bool isEscaped = *in == '(' || *in == ')' || *in == '\\' || ((unsigned char)*in >= 0x80 && isWeb);
    if (isEscaped) {
      out += sprintf(out, "%%%02X", (unsigned char)*in);
      continue;
    }
    if (*in == '\'') *out++ = '\\';
    *out++ = *in;
  }
  *out++ = '\'';
  *out = 0;
  cairo_tag_begin(document->context, CAIRO_TAG_LINK, all);
  free(all);
}

void paper_link_begin(PaperDocument *document, const char *target, bool isDestination) {
  begin_link(document, "", isDestination ? "dest" : "uri", target);
}

void paper_link_add(PaperDocument *document, const char *place, const char *target) {
  begin_link(document, place, "uri", target);
  paper_link_end(document);
}

void paper_link_end(PaperDocument *document) {
  paper_flush_text(document);
  cairo_tag_end(document->context, CAIRO_TAG_LINK);
}

void paper_add_destination(PaperDocument *document, const char *name, double x, double y) {
  paper_flush_text(document);
  char attributes[160];
  snprintf(attributes, sizeof attributes, "name='%s' x=%ld y=%ld", name, (long)x, (long)y);
  cairo_tag_begin(document->context, CAIRO_TAG_DEST, attributes);
  cairo_tag_end(document->context, CAIRO_TAG_DEST);
}

void paper_fill(PaperDocument *document, double x, double y, double width, double height, PaperColor color) {
  paper_flush_text(document);
  set_color(document, color);
  cairo_rectangle(document->context, x, y, width, height);
  cairo_fill(document->context);
}

void paper_stroke_line(
  PaperDocument *document, double x1, double y1, double x2, double y2, double thickness, PaperColor color) {
  PaperLines *lines = lines_of(document, thickness, color);
  double *ends = lines->ends[lines->count++];
  ends[0] = x1;
  ends[1] = y1;
  ends[2] = x2;
  ends[3] = y2;
}

void paper_stroke_rectangle(
  PaperDocument *document, double x, double y, double width, double height, double thickness, PaperColor color) {
  paper_flush_text(document);
  set_color(document, color);
  cairo_set_line_width(document->context, thickness);
  cairo_rectangle(document->context, x, y, width, height);
  cairo_stroke(document->context);
}

void paper_fill_grid(
  PaperDocument *document, const uint8_t *cells, int32_t rows, double x, double y, double size) {
  paper_flush_text(document);
  const double side = size / rows;
  cairo_set_source_rgb(document->context, 0, 0, 0);
  for (int32_t row = 0; row < rows; row++) {
    for (int32_t column = 0; column < rows; column++) {
      const int32_t start = column;
      while (column < rows && cells[row * rows + column] != 0) column++;
      if (column > start) {
        cairo_rectangle(document->context, x + start * side, y + row * side, (column - start) * side, side);
      }
    }
  }
  cairo_fill(document->context);
}
