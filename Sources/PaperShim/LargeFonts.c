#include "LargeFonts.h"

#include "BackwardRuns.h"

#include <cairo-ft.h>
#include <hb-subset.h>
#include <malloc.h>
#include <pango/pangofc-font.h>

// Fonts for Chinese, Japanese and Korean hold 16 MB of outlines in one table. Cairo would read the whole of it into memory, for each font, to embed a few
// glyphs. HarfBuzz makes a font of the glyphs that were measured, which are those that are drawn, and Cairo embeds that.

/// Tables of outlines that are smaller are left to Cairo.
static const unsigned int large_table = 1 << 20;

/// A file of a font, of which only some glyphs are drawn.
typedef struct {
  hb_set_t *glyphs;
  /// The numbers of the glyphs in the smaller font.
  hb_map_t *numbers;
  /// Null before anything is drawn, and if the font cannot be made smaller.
  cairo_font_face_t *subset;
  bool isMade;
} LargeFace;

/// A large font in a size.
typedef struct {
  /// Null if the font is not large.
  LargeFace *face;
  PangoFont *font;
  /// The font with the glyphs that are drawn.
  cairo_scaled_font_t *scaled;
} LargeFont;

static void free_face(gpointer pointer) {
  LargeFace *face = pointer;
  hb_set_destroy(face->glyphs);
  hb_map_destroy(face->numbers);
  if (face->subset != NULL) cairo_font_face_destroy(face->subset);
  g_free(face);
}

static void free_font(gpointer pointer) {
  LargeFont *font = pointer;
  g_object_unref(font->font);
  if (font->scaled != NULL) cairo_scaled_font_destroy(font->scaled);
  g_free(font);
}

static bool is_large(PangoFont *font, hb_face_t *face) {
  hb_blob_t *outlines = hb_face_reference_table(face, HB_TAG('C', 'F', 'F', ' '));
  const unsigned int length = hb_blob_get_length(outlines);
  hb_blob_destroy(outlines);
  if (length < large_table || !PANGO_IS_FC_FONT(font)) return false;
  // What fontconfig makes bold by itself is drawn in another way.
  FcBool isEmboldened = FcFalse;
  FcPatternGetBool(pango_fc_font_get_pattern(PANGO_FC_FONT(font)), FC_EMBOLDEN, 0, &isEmboldened);
  return !isEmboldened;
}

static LargeFace *face_of(PaperText *text, PangoFont *font) {
  hb_face_t *file = hb_font_get_face(pango_font_get_hb_font(font));
  LargeFace *face = g_hash_table_lookup(text->largeFaces, file);
  if (face != NULL || !is_large(font, file)) return face;
  face = g_new0(LargeFace, 1);
  face->glyphs = hb_set_create();
  face->numbers = hb_map_create();
  g_hash_table_insert(text->largeFaces, hb_face_reference(file), face);
  return face;
}

static LargeFont *font_of(PaperText *text, PangoFont *font) {
  if (text->largeFonts == NULL) {
    text->largeFonts = g_hash_table_new_full(NULL, NULL, NULL, free_font);
    text->largeFaces = g_hash_table_new_full(NULL, NULL, (GDestroyNotify)hb_face_destroy, free_face);
  }
  LargeFont *known = g_hash_table_lookup(text->largeFonts, font);
  if (known != NULL) return known;
  known = g_new0(LargeFont, 1);
  known->font = g_object_ref(font);
  known->face = face_of(text, font);
  g_hash_table_insert(text->largeFonts, font, known);
  return known;
}

void paper_large_fonts_close(PaperText *text) {
  if (text->largeFonts == NULL) return;
  g_hash_table_destroy(text->largeFonts);
  g_hash_table_destroy(text->largeFaces);
}

void paper_note_glyphs(PaperText *text, PangoLayout *layout) {
  for (GSList *line = pango_layout_get_lines_readonly(layout); line != NULL; line = line->next) {
    for (GSList *runs = ((PangoLayoutLine *)line->data)->runs; runs != NULL; runs = runs->next) {
      const PangoGlyphItem *run = runs->data;
      LargeFace *face = font_of(text, run->item->analysis.font)->face;
      if (face == NULL || face->isMade) continue;
      for (int index = 0; index < run->glyphs->num_glyphs; index++) {
        const PangoGlyph glyph = run->glyphs->glyphs[index].glyph;
        if (glyph < 0x10000) hb_set_add(face->glyphs, glyph);
      }
    }
  }
}

// MARK: - The smaller font

typedef struct {
  FT_Library library;
  FT_Face face;
  hb_blob_t *bytes;
} MemoryFace;

static void free_memory_face(void *pointer) {
  MemoryFace *memory = pointer;
  if (memory->face != NULL) FT_Done_Face(memory->face);
  if (memory->library != NULL) FT_Done_FreeType(memory->library);
  hb_blob_destroy(memory->bytes);
  g_free(memory);
}

static cairo_font_face_t *font_face(hb_blob_t *bytes) {
  static const cairo_user_data_key_t key;
  MemoryFace *memory = g_new0(MemoryFace, 1);
  memory->bytes = bytes;
  unsigned int length;
  const char *data = hb_blob_get_data(bytes, &length);
  if (FT_Init_FreeType(&memory->library) != 0 ||
      FT_New_Memory_Face(memory->library, (const FT_Byte *)data, (FT_Long)length, 0, &memory->face) != 0) {
    free_memory_face(memory);
    return NULL;
  }
  cairo_font_face_t *face = cairo_ft_font_face_create_for_ft_face(memory->face, FT_LOAD_NO_HINTING);
  if (cairo_font_face_set_user_data(face, &key, memory, free_memory_face) != CAIRO_STATUS_SUCCESS) {
    cairo_font_face_destroy(face);
    free_memory_face(memory);
    return NULL;
  }
  return face;
}

/// The file with a font, which is mapped only for as long as the smaller font is made.
static hb_face_t *open_file(PangoFont *font) {
  const FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  FcChar8 *path;
  int index = 0;
  if (FcPatternGetString(pattern, FC_FILE, 0, &path) != FcResultMatch) return NULL;
  FcPatternGetInteger(pattern, FC_INDEX, 0, &index);
  hb_blob_t *bytes = hb_blob_create_from_file_or_fail((const char *)path);
  if (bytes == NULL) return NULL;
  hb_face_t *file = hb_face_create(bytes, (unsigned int)index & 0xFFFF);
  hb_blob_destroy(bytes);
  return file;
}

static void note_numbers(LargeFace *face, const hb_map_t *numbers) {
  hb_codepoint_t glyph = HB_SET_VALUE_INVALID;
  while (hb_set_next(face->glyphs, &glyph)) hb_map_set(face->numbers, glyph, hb_map_get(numbers, glyph));
}

static cairo_font_face_t *make_subset(PangoFont *font, LargeFace *large) {
  hb_face_t *file = open_file(font);
  if (file == NULL) return NULL;
  hb_subset_input_t *input = hb_subset_input_create_or_fail();
  if (input == NULL) {
    hb_face_destroy(file);
    return NULL;
  }
  hb_set_union(hb_subset_input_glyph_set(input), large->glyphs);
  // What was shaped does not need the tables for shaping.
  hb_set_t *unneeded = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG);
  static const hb_tag_t tables[] = {
    HB_TAG('G', 'S', 'U', 'B'), HB_TAG('G', 'P', 'O', 'S'), HB_TAG('G', 'D', 'E', 'F'), HB_TAG('B', 'A', 'S', 'E'),
    HB_TAG('v', 'h', 'e', 'a'), HB_TAG('v', 'm', 't', 'x'), HB_TAG('V', 'O', 'R', 'G'),
  };
  for (size_t table = 0; table < sizeof tables / sizeof *tables; table++) hb_set_add(unneeded, tables[table]);
  hb_subset_plan_t *plan = hb_subset_plan_create_or_fail(file, input);
  hb_face_t *made = plan != NULL ? hb_subset_plan_execute_or_fail(plan) : NULL;
  if (made != NULL) note_numbers(large, hb_subset_plan_old_to_new_glyph_mapping(plan));
  hb_subset_plan_destroy(plan);
  hb_subset_input_destroy(input);
  hb_face_destroy(file);
  if (made == NULL) return NULL;
  cairo_font_face_t *face = font_face(hb_face_reference_blob(made));
  hb_face_destroy(made);
  // HarfBuzz notes something about each of 65,000 glyphs while it does this.
  malloc_trim(0);
  return face;
}

/// The font with the glyphs that were measured; null if there is none.
static cairo_scaled_font_t *scaled_font(LargeFont *font) {
  if (font->scaled != NULL) return font->scaled;
  LargeFace *face = font->face;
  if (!face->isMade) face->subset = make_subset(font->font, face);
  face->isMade = true;
  if (face->subset == NULL) return NULL;
  cairo_scaled_font_t *original = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font->font));
  cairo_matrix_t matrix, page;
  cairo_scaled_font_get_font_matrix(original, &matrix);
  cairo_scaled_font_get_ctm(original, &page);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_scaled_font_get_font_options(original, options);
  font->scaled = cairo_scaled_font_create(face->subset, &matrix, &page, options);
  cairo_font_options_destroy(options);
  return font->scaled;
}

// MARK: - Drawing

static bool has_glyphs(const LargeFace *face, const PangoGlyphString *glyphs) {
  for (int index = 0; index < glyphs->num_glyphs; index++) {
    if (!hb_set_has(face->glyphs, glyphs->glyphs[index].glyph)) return false;
  }
  return true;
}

static void show_run(
  cairo_t *context, cairo_scaled_font_t *font, const hb_map_t *numbers, PangoGlyphItem *run, const char *text, double x,
  double y) {
  const int count = run->glyphs->num_glyphs;
  cairo_glyph_t *glyphs = g_new(cairo_glyph_t, count);
  for (int index = 0; index < count; index++) {
    const PangoGlyphInfo *info = &run->glyphs->glyphs[index];
    glyphs[index] = (cairo_glyph_t){
      hb_map_get(numbers, info->glyph), x + (double)info->geometry.x_offset / PANGO_SCALE, y + (double)info->geometry.y_offset / PANGO_SCALE};
    x += (double)info->geometry.width / PANGO_SCALE;
  }
  cairo_text_cluster_t *clusters = g_new(cairo_text_cluster_t, run->item->length);
  int clusterCount = 0;
  PangoGlyphItemIter cluster;
  for (gboolean has = pango_glyph_item_iter_init_start(&cluster, run, text); has;
       has = pango_glyph_item_iter_next_cluster(&cluster)) {
    clusters[clusterCount++] = (cairo_text_cluster_t){
      cluster.end_index - cluster.start_index, cluster.end_glyph - cluster.start_glyph};
  }
  cairo_set_scaled_font(context, font);
  cairo_show_text_glyphs(
    context, text + run->item->offset, run->item->length, glyphs, count, clusters, clusterCount, 0);
  g_free(glyphs);
  g_free(clusters);
}

bool paper_show_line(PaperDocument *document, PaperText *text, PangoLayoutLine *line, double x, double y) {
  bool isUsual = true;
  for (GSList *runs = line->runs; runs != NULL; runs = runs->next) {
    const PangoAnalysis *analysis = &((PangoGlyphItem *)runs->data)->item->analysis;
    isUsual = isUsual && analysis->level % 2 == 0 && font_of(text, analysis->font)->face == NULL;
  }
  if (isUsual) return false;
  const char *string = pango_layout_get_text(line->layout);
  for (GSList *runs = line->runs; runs != NULL; runs = runs->next) {
    PangoGlyphItem *run = runs->data;
    LargeFont *font = font_of(text, run->item->analysis.font);
    const bool isForward = run->item->analysis.level % 2 == 0;
    const double left = x + (double)run->start_x_offset / PANGO_SCALE;
    const double top = y - (double)run->y_offset / PANGO_SCALE;
    cairo_scaled_font_t *scaled =
      font->face != NULL && isForward && has_glyphs(font->face, run->glyphs) ? scaled_font(font) : NULL;
    if (scaled != NULL) {
      show_run(document->context, scaled, font->face->numbers, run, string, left, top);
    } else if (isForward || !paper_show_backward_run(document->context, run, string, left, top)) {
      cairo_move_to(document->context, left, top);
      pango_cairo_show_glyph_item(document->context, string, run);
    }
    x += (double)(run->start_x_offset + pango_glyph_string_get_width(run->glyphs) + run->end_x_offset) / PANGO_SCALE;
  }
  return true;
}
