#include "Text.h"

#include "LargeFonts.h"

#include <limits.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

/// What is printed is what was written: no ligatures, which are copied as characters of their own, and no hyphens where a number is broken.
static void add_attributes(PangoAttrList *attributes) {
  pango_attr_list_insert(attributes, pango_attr_font_features_new("liga=0, clig=0, dlig=0"));
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
}

static PaperLayout new_layout(PaperText *text) {
  PangoLayout *layout = pango_layout_new(text->context);
  pango_layout_set_attributes(layout, text->plainAttributes);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  return (PaperLayout){layout, -1, false};
}

PaperText *paper_text_open(const char *language, const char *families) {
  // Whoever sets text has read what it is about, and does not need the memory for reading any more.
  malloc_trim(0);
  PaperText *text = calloc(1, sizeof *text);
  if (text == NULL) return NULL;
  text->map = pango_cairo_font_map_new();
  // A point is a unit of the page.
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(text->map), 72);
  text->context = pango_font_map_create_context(text->map);
  pango_context_set_language(text->context, pango_language_from_string(language));
  pango_context_set_round_glyph_positions(text->context, FALSE);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(text->context, options);
  cairo_font_options_destroy(options);
  text->plainAttributes = pango_attr_list_new();
  add_attributes(text->plainAttributes);
  text->layout = new_layout(text);
  text->longLayout.state = new_layout(text);
  text->families = strdup(families);
  const int32_t first = paper_text_add_font(text, 9, 400, false);
  PangoFont *font = pango_font_map_load_font(text->map, text->context, text->fonts[first]);
  if (font == NULL) {
    paper_text_close(text);
    return NULL;
  }
  g_object_unref(font);
  return text;
}

void paper_text_close(PaperText *text) {
  for (int32_t font = 0; font < text->fontCount; font++) {
    pango_font_description_free(text->fonts[font]);
    if (text->words[font] != NULL) paper_words_close(text->words[font]);
  }
  paper_large_fonts_close(text);
  free(text->words);
  free(text->fonts);
  free(text->families);
  pango_attr_list_unref(text->plainAttributes);
  g_object_unref(text->layout.layout);
  g_object_unref(text->longLayout.state.layout);
  free(text->longLayout.bytes);
  g_object_unref(text->context);
  g_object_unref(text->map);
  free(text);
}

int32_t paper_text_add_font(PaperText *text, double size, int32_t weight, bool isItalic) {
  PangoFontDescription **fonts = realloc(text->fonts, (size_t)(text->fontCount + 1) * sizeof *fonts);
  if (fonts == NULL) return 0;
  text->fonts = fonts;
  PaperWords **words = realloc(text->words, (size_t)(text->fontCount + 1) * sizeof *words);
  if (words == NULL) return 0;
  text->words = words;
  words[text->fontCount] = NULL;
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, text->families);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_font_description_set_weight(font, (PangoWeight)weight);
  if (isItalic) pango_font_description_set_style(font, PANGO_STYLE_ITALIC);
  fonts[text->fontCount] = font;
  return text->fontCount++;
}

void paper_text_font_heights(PaperText *text, int32_t font, double *ascent, double *descent) {
  PangoFontMetrics *metrics = pango_context_get_metrics(text->context, text->fonts[font], NULL);
  *ascent = (double)pango_font_metrics_get_ascent(metrics) / PANGO_SCALE;
  *descent = (double)pango_font_metrics_get_descent(metrics) / PANGO_SCALE;
  pango_font_metrics_unref(metrics);
}

static void set_text(
  PaperText *text, PaperLayout *state, int32_t font, const uint8_t *bytes, int32_t length, bool isMarkup, double width) {
  PangoLayout *layout = state->layout;
  if (state->font != font) {
    pango_layout_set_font_description(layout, text->fonts[font]);
    state->font = font;
  }
  pango_layout_set_width(layout, width < 0 ? -1 : (int)(width * PANGO_SCALE));
  char *plain = NULL;
  PangoAttrList *attributes = NULL;
  if (isMarkup && pango_parse_markup((const char *)bytes, length, 0, &attributes, &plain, NULL, NULL)) {
    pango_layout_set_text(layout, plain, -1);
    add_attributes(attributes);
    pango_layout_set_attributes(layout, attributes);
    pango_attr_list_unref(attributes);
    g_free(plain);
    state->hasAttributes = true;
  } else {
    if (state->hasAttributes) pango_layout_set_attributes(layout, text->plainAttributes);
    state->hasAttributes = false;
    pango_layout_set_text(layout, (const char *)bytes, length);
  }
}

/// How many bytes make a text a long one.
static const int32_t long_text = 1000;

PangoLayout *paper_prepare(
  PaperText *text, int32_t font, const uint8_t *bytes, int32_t length, bool isMarkup, double width) {
  if (length < long_text) {
    set_text(text, &text->layout, font, bytes, length, isMarkup, width);
    return text->layout.layout;
  }
  PaperLongLayout *last = &text->longLayout;
  const bool isSame = last->bytes != NULL && last->state.font == font && last->isMarkup == isMarkup
    && last->width == width && last->length == length && memcmp(last->bytes, bytes, (size_t)length) == 0;
  if (!isSame) {
    free(last->bytes);
    last->bytes = malloc((size_t)length);
    if (last->bytes != NULL) memcpy(last->bytes, bytes, (size_t)length);
    last->length = length;
    last->isMarkup = isMarkup;
    last->width = width;
    set_text(text, &last->state, font, bytes, length, isMarkup, width);
  }
  return last->state.layout;
}

/// The byte before a mark: beside it, the mark is where the text before it ends, also where what follows runs from right to left.
static int32_t before_mark(const uint8_t *bytes, int32_t mark) {
  do mark--; while (mark > 0 && (bytes[mark] & 0xC0) == 0x80);
  return mark;
}

PaperExtents paper_text_measure(
  PaperText *text, int32_t font, const uint8_t *bytes, int32_t length, bool isMarkup, double width, int32_t mark) {
  PangoLayout *layout = paper_prepare(text, font, bytes, length, isMarkup, width);
  PaperExtents extents = {0};
  PangoRectangle logical;
  pango_layout_get_extents(layout, NULL, &logical);
  paper_note_glyphs(text, layout);
  extents.width = (double)logical.width / PANGO_SCALE;
  extents.lines = pango_layout_get_line_count(layout);
  extents.unknown = pango_layout_get_unknown_glyphs_count(layout);
  if (mark >= 0) {
    PangoRectangle place;
    pango_layout_index_to_pos(layout, mark > 0 ? before_mark(bytes, mark) : 0, &place);
    const int end = mark > 0 ? place.x + place.width : place.x;
    extents.markOffset = (double)(end - logical.x) / PANGO_SCALE;
  } else {
    extents.markOffset = extents.width;
  }
  return extents;
}

/// How far a line is from the left edge of its layout.
static int line_indent(PangoLayoutLine *line) {
  int *ranges, count, indent = INT_MAX;
  pango_layout_line_get_x_ranges(line, line->start_index, line->start_index + line->length, &ranges, &count);
  for (int range = 0; range < count; range++) indent = MIN(indent, ranges[2 * range]);
  g_free(ranges);
  return count == 0 ? 0 : indent;
}

/// Appends a number as it is written in attributes, whatever the locale.
static void append_number(GString *attributes, double number) {
  char text[G_ASCII_DTOSTR_BUF_SIZE];
  g_string_append(attributes, g_ascii_formatd(text, sizeof text, "%.3f", number));
  g_string_append_c(attributes, ' ');
}

/// Where a line begins.
static double aligned(PangoLayoutLine *line, double x, double room, double alignment) {
  if (alignment <= 0) return x;
  PangoRectangle logical;
  pango_layout_line_get_extents(line, NULL, &logical);
  return x + (room - (double)logical.width / PANGO_SCALE) * alignment;
}

/// Puts all scripts of a line on one baseline. Pango aligns them by the baselines that their fonts name, hanging and ideographic ones among
/// them, which lie a line apart where a font names none.
static void level(PangoLayoutLine *line) {
  for (GSList *runs = line->runs; runs != NULL; runs = runs->next) ((PangoGlyphItem *)runs->data)->y_offset = 0;
}

int32_t paper_text_draw(
  PaperDocument *document, PaperText *text, int32_t font, const uint8_t *bytes, int32_t length, bool isMarkup,
  double width, double x, double y, double room, double alignment, int32_t mark, double afterMark, int32_t firstLine,
  int32_t lineCount, double leading, PaperColor color) {
  paper_flush_text(document);
  PangoLayout *layout = paper_prepare(text, font, bytes, length, isMarkup, width);
  const int32_t lines = pango_layout_get_line_count(layout);
  cairo_set_source_rgb(document->context, color.red, color.green, color.blue);
  for (int32_t number = firstLine; number < lines && number - firstLine < lineCount; number++) {
    PangoLayoutLine *line = pango_layout_get_line_readonly(layout, number);
    level(line);
    double start = aligned(line, x, room, alignment);
    if (mark >= 0) {
      int place;
      pango_layout_line_index_to_x(line, mark > 0 ? before_mark(bytes, mark) : 0, mark > 0, &place);
      start = x + room - afterMark - (double)place / PANGO_SCALE;
    }
    const double baseline = y + (number - firstLine) * leading;
    if (paper_show_line(document, text, line, start, baseline)) continue;
    cairo_move_to(document->context, start, baseline);
    pango_cairo_show_layout_line(document->context, line);
  }
  return pango_layout_get_unknown_glyphs_count(layout);
}

void paper_text_link(
  PaperDocument *document, PaperText *text, int32_t font, const uint8_t *bytes, int32_t length, bool isMarkup,
  double width, double x, double y, double room, double alignment, int32_t firstLine, int32_t lineCount,
  double leading, int32_t start, int32_t end, const char *target) {
  PangoLayout *layout = paper_prepare(text, font, bytes, length, isMarkup, width);
  const int32_t lines = pango_layout_get_line_count(layout);
  double ascent, descent;
  paper_text_font_heights(text, font, &ascent, &descent);
  GString *attributes = g_string_new("rect=[");
  const gsize empty = attributes->len;
  for (int32_t number = firstLine; number < lines && number - firstLine < lineCount; number++) {
    PangoLayoutLine *line = pango_layout_get_line_readonly(layout, number);
    const int32_t first = MAX(start, line->start_index), last = MIN(end, line->start_index + line->length);
    if (first >= last) continue;
    const double origin = aligned(line, x, room, alignment);
    // Ranges are counted from the edge of the layout, lines from where they begin.
    const int indent = line_indent(line);
    int *ranges, count;
    pango_layout_line_get_x_ranges(line, first, last, &ranges, &count);
    for (int range = 0; range < count; range++) {
      const double left = (double)(ranges[2 * range] - indent) / PANGO_SCALE;
      const double right = (double)(ranges[2 * range + 1] - indent) / PANGO_SCALE;
      append_number(attributes, origin + left);
      append_number(attributes, y + (number - firstLine) * leading - ascent);
      append_number(attributes, right - left);
      append_number(attributes, ascent + descent);
    }
    g_free(ranges);
  }
  if (attributes->len > empty) {
    g_string_append(attributes, "] ");
    paper_link_add(document, attributes->str, target);
  }
  g_string_free(attributes, TRUE);
}

uint32_t paper_text_first_unknown(PaperText *text, int32_t font, const uint8_t *bytes, int32_t length) {
  const char *end = (const char *)bytes + length;
  for (const char *character = (const char *)bytes; character < end; character = g_utf8_next_char(character)) {
    const int32_t size = (int32_t)(g_utf8_next_char(character) - character);
    PangoLayout *layout = paper_prepare(text, font, (const uint8_t *)character, size, false, -1);
    if (pango_layout_get_unknown_glyphs_count(layout) > 0) return g_utf8_get_char(character);
  }
  return 0;
}

const char *paper_versions(void) {
  static char versions[64];
  if (versions[0] == 0) {
    g_snprintf(versions, sizeof versions, "Cairo %s, Pango %s", cairo_version_string(), pango_version_string());
  }
  return versions;
}
