#include "Text.h"

#include <hb.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// The most words that a font remembers; then it begins anew.
static const guint word_limit = 20000;
/// The most characters of a line that is drawn by words.
enum { glyph_limit = 1024 };

/// No ligatures: see `add_attributes` in Text.c.
static const hb_feature_t plain_features[3] = {
  {HB_TAG('l', 'i', 'g', 'a'), 0, 0, (unsigned int)-1},
  {HB_TAG('c', 'l', 'i', 'g'), 0, 0, (unsigned int)-1},
  {HB_TAG('d', 'l', 'i', 'g'), 0, 0, (unsigned int)-1},
};

/// A glyph on the baseline, so far from the beginning of its word.
typedef struct {
  uint32_t index;
  float x;
} WordGlyph;

/// A shaped word: a glyph for each character.
typedef struct {
  int32_t count;
  float width;
  WordGlyph glyphs[];
} Word;

struct PaperWords {
  cairo_scaled_font_t *scaled;
  /// Words by their bytes; a null word has to be laid out.
  GHashTable *table;
  double space;
  unsigned long spaceGlyph;
  /// Null if words have to be laid out.
  PangoFont *font;
  hb_buffer_t *buffer;
};

typedef struct {
  const uint8_t *bytes;
  int32_t length;
} Key;

static guint hash(gconstpointer pointer) {
  const Key *key = pointer;
  guint hash = 2166136261u;
  for (int32_t index = 0; index < key->length; index++) hash = (hash ^ key->bytes[index]) * 16777619u;
  return hash;
}

static gboolean is_equal(gconstpointer one, gconstpointer other) {
  const Key *a = one, *b = other;
  return a->length == b->length && memcmp(a->bytes, b->bytes, (size_t)a->length) == 0;
}

/// Shapes a word; null unless the font has every character, and a glyph for each.
static Word *shape(PaperWords *words, const uint8_t *bytes, int32_t length) {
  hb_buffer_clear_contents(words->buffer);
  hb_buffer_add_utf8(words->buffer, (const char *)bytes, length, 0, length);
  hb_buffer_guess_segment_properties(words->buffer);
  hb_buffer_set_direction(words->buffer, HB_DIRECTION_LTR);
  hb_shape(pango_font_get_hb_font(words->font), words->buffer, plain_features, 3);
  unsigned int count;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(words->buffer, &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(words->buffer, NULL);
  if (count != (unsigned int)g_utf8_strlen((const char *)bytes, length)) return NULL;
  Word *word = malloc(sizeof *word + count * sizeof(WordGlyph));
  if (word == NULL) return NULL;
  word->count = (int32_t)count;
  hb_position_t x = 0;
  for (unsigned int index = 0; index < count; index++) {
    if (infos[index].codepoint == 0 || positions[index].y_offset != 0) {
      free(word);
      return NULL;
    }
    word->glyphs[index] = (WordGlyph){infos[index].codepoint, (float)(x + positions[index].x_offset) / PANGO_SCALE};
    x += positions[index].x_advance;
  }
  word->width = (float)x / PANGO_SCALE;
  return word;
}

static void free_key(gpointer key) {
  g_free(key);
}

static PaperWords *words_of(PaperText *text, int32_t font) {
  if (text->words[font] != NULL) return text->words[font];
  PaperWords *words = calloc(1, sizeof *words);
  if (words == NULL) return NULL;
  words->table = g_hash_table_new_full(hash, is_equal, free_key, free);
  words->buffer = hb_buffer_create();
  words->font = pango_font_map_load_font(text->map, text->context, text->fonts[font]);
  Word *space = words->font != NULL ? shape(words, (const uint8_t *)" ", 1) : NULL;
  if (space != NULL) {
    words->space = space->width;
    words->spaceGlyph = space->glyphs[0].index;
    words->scaled = cairo_scaled_font_reference(pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(words->font)));
  } else {
    g_clear_object(&words->font);
  }
  free(space);
  return text->words[font] = words;
}

void paper_words_close(PaperWords *words) {
  g_hash_table_destroy(words->table);
  hb_buffer_destroy(words->buffer);
  if (words->scaled != NULL) cairo_scaled_font_destroy(words->scaled);
  if (words->font != NULL) g_object_unref(words->font);
  free(words);
}

static const Word *word_of(PaperWords *words, const uint8_t *bytes, int32_t length) {
  const Key key = {bytes, length};
  gpointer known;
  if (g_hash_table_lookup_extended(words->table, &key, NULL, &known)) return known;
  Word *word = shape(words, bytes, length);
  if (g_hash_table_size(words->table) >= word_limit) g_hash_table_remove_all(words->table);
  Key *kept = g_malloc(sizeof *kept + (size_t)length);
  memcpy(kept + 1, bytes, (size_t)length);
  kept->bytes = (const uint8_t *)(kept + 1);
  kept->length = length;
  g_hash_table_insert(words->table, kept, word);
  return word;
}

/// A line of glyphs with the characters that they stand for.
typedef struct {
  cairo_glyph_t glyphs[glyph_limit];
  cairo_text_cluster_t clusters[glyph_limit];
  /// The byte that each glyph's character begins at.
  int32_t offsets[glyph_limit];
  int32_t count;
  double width;
  double markOffset;
} Line;

static int32_t bytes_of_character(uint8_t first) {
  return first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

/// Adds the characters from `start` to `end` as one word.
static bool add_word(
  PaperWords *words, const uint8_t *bytes, int32_t start, int32_t end, int32_t mark, Line *line) {
  if (start == end) return true;
  const Word *word = word_of(words, bytes + start, end - start);
  if (word == NULL || line->count + word->count > glyph_limit) return false;
  int32_t byte = start;
  for (int32_t index = 0; index < word->count; index++) {
    const double x = line->width + word->glyphs[index].x;
    line->glyphs[line->count] = (cairo_glyph_t){word->glyphs[index].index, x, 0};
    if (byte == mark) line->markOffset = x;
    line->offsets[line->count] = byte;
    line->clusters[line->count].num_bytes = bytes_of_character(bytes[byte]);
    line->clusters[line->count].num_glyphs = 1;
    byte += bytes_of_character(bytes[byte]);
    line->count++;
  }
  line->width += word->width;
  return true;
}

static bool is_digit(uint8_t byte) {
  return byte >= '0' && byte <= '9';
}

/// Digits have no kerning: where there are many, each stands for itself, and is remembered once for all numbers.
static bool add_part(
  PaperWords *words, const uint8_t *bytes, int32_t start, int32_t end, int32_t mark, Line *line) {
  int32_t index = start;
  while (index < end) {
    int32_t next = index + 1;
    if (is_digit(bytes[index])) {
      if (!add_word(words, bytes, index, next, mark, line)) return false;
    } else {
      while (next < end && !is_digit(bytes[next])) next++;
      if (!add_word(words, bytes, index, next, mark, line)) return false;
    }
    index = next;
  }
  return true;
}

static bool set_line(PaperWords *words, const uint8_t *bytes, int32_t length, int32_t mark, Line *line) {
  line->count = 0;
  line->width = 0;
  line->markOffset = -1;
  int32_t start = 0;
  for (int32_t index = 0; index <= length; index++) {
    if (index < length && bytes[index] != ' ') continue;
    if (!add_part(words, bytes, start, index, mark, line)) return false;
    if (index == length) break;
    if (line->count == glyph_limit) return false;
    if (index == mark) line->markOffset = line->width;
    line->glyphs[line->count] = (cairo_glyph_t){words->spaceGlyph, line->width, 0};
    line->offsets[line->count] = index;
    line->clusters[line->count] = (cairo_text_cluster_t){1, 1};
    line->count++;
    line->width += words->space;
    start = index + 1;
  }
  if (line->markOffset < 0) line->markOffset = line->width;
  return true;
}

/// Ends lines at spaces; `ends` has the glyphs at which they end, each the space after a line. Returns how many lines there are, 0 if a word is wider than a line.
static int32_t break_lines(const Line *line, const uint8_t *bytes, double width, int32_t *ends) {
  if (width < 0 || line->width <= width) {
    ends[0] = line->count;
    return 1;
  }
  // Lines end at the last space up to which all fits.
  int32_t lines = 0, start = 0, fitting = -1;
  for (int32_t index = 0; index <= line->count; index++) {
    const bool isEnd = index == line->count;
    if (!isEnd && bytes[line->offsets[index]] != ' ') continue;
    const double right = isEnd ? line->width : line->glyphs[index].x;
    if (right - line->glyphs[start].x > width + 0.001) {
      if (fitting < 0) return 0;
      ends[lines++] = fitting;
      start = fitting + 1;
      if (right - line->glyphs[start].x > width + 0.001) return 0;
    }
    fitting = index;
  }
  ends[lines++] = line->count;
  return lines;
}

static PaperWords *set(
  PaperText *text, int32_t font, const uint8_t *bytes, int32_t length, int32_t mark, Line *line) {
  PaperWords *words = words_of(text, font);
  if (words == NULL || words->font == NULL || !set_line(words, bytes, length, mark, line)) return NULL;
  return words;
}

/// The width of the glyphs from `start` to `end`.
static double width_between(const Line *line, int32_t start, int32_t end) {
  if (start == end) return 0;
  return (end == line->count ? line->width : line->glyphs[end].x) - line->glyphs[start].x;
}

bool paper_words_measure(
  PaperText *text, int32_t font, const uint8_t *bytes, int32_t length, double width, int32_t mark,
  PaperExtents *extents) {
  Line line;
  int32_t ends[glyph_limit + 1];
  if (set(text, font, bytes, length, mark, &line) == NULL) return false;
  const int32_t lines = break_lines(&line, bytes, width, ends);
  if (lines == 0) return false;
  double widest = 0;
  for (int32_t number = 0, start = 0; number < lines; start = ends[number++] + 1) {
    widest = fmax(widest, width_between(&line, start, ends[number]));
  }
  *extents = (PaperExtents){widest, line.markOffset, lines, 0};
  return true;
}

bool paper_words_draw(
  PaperDocument *document, PaperText *text, int32_t font, const uint8_t *bytes, int32_t length, double width, double x,
  double y, double room, double alignment, int32_t mark, double afterMark, int32_t firstLine, int32_t lineCount,
  double leading, PaperColor color) {
  Line line;
  int32_t ends[glyph_limit + 1];
  PaperWords *words = set(text, font, bytes, length, mark, &line);
  if (words == NULL) return false;
  const int32_t lines = break_lines(&line, bytes, width, ends);
  if (lines == 0) return false;
  for (int32_t number = 0, start = 0; number < lines; start = ends[number++] + 1) {
    const int32_t end = ends[number];
    if (start == end || number < firstLine || number - firstLine >= lineCount) continue;
    const double own = width_between(&line, start, end);
    const double left = mark >= 0 ? x + room - afterMark - line.markOffset : x + (room - own) * alignment;
    const double move = left - line.glyphs[start].x;
    for (int32_t index = start; index < end; index++) {
      line.glyphs[index].x += move;
      line.glyphs[index].y += y + (number - firstLine) * leading;
    }
    const int32_t first = line.offsets[start];
    const int32_t last = end == line.count ? length : line.offsets[end];
    paper_add_text(
      document, words->scaled, color, (const char *)bytes + first, last - first, line.glyphs + start,
      line.clusters + start, end - start, own, words->spaceGlyph);
  }
  return true;
}
