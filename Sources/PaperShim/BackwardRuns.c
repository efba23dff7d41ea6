#include "BackwardRuns.h"

// Cairo writes the glyphs of text that runs from right to left in the order in which they are read, so that each is left of the one before. Programs that take
// text from a PDF expect them in the order of their places, take each such step for the beginning of another word, and find no words.

/// Whether all glyphs are of the font, and none is a frame in place of one.
static bool is_known(const PangoGlyphString *glyphs) {
  for (int index = 0; index < glyphs->num_glyphs; index++) {
    if ((glyphs->glyphs[index].glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0) return false;
  }
  return true;
}

bool paper_show_backward_run(cairo_t *context, PangoGlyphItem *run, const char *text, double x, double y) {
  PangoFont *font = run->item->analysis.font;
  cairo_scaled_font_t *scaled = font != NULL ? pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)) : NULL;
  if (scaled == NULL || cairo_scaled_font_status(scaled) != CAIRO_STATUS_SUCCESS || !is_known(run->glyphs)) return false;
  const int count = run->glyphs->num_glyphs;
  cairo_glyph_t *glyphs = g_new(cairo_glyph_t, count);
  cairo_text_cluster_t *clusters = g_new(cairo_text_cluster_t, run->item->length);
  GString *bytes = g_string_new(NULL);
  int glyphCount = 0, clusterCount = 0, seen = 0;
  PangoGlyphItemIter cluster;
  // From the last cluster of the text, which is the leftmost.
  for (gboolean has = pango_glyph_item_iter_init_end(&cluster, run, text); has;
       has = pango_glyph_item_iter_prev_cluster(&cluster)) {
    const int before = glyphCount;
    for (int index = cluster.end_glyph + 1; index <= cluster.start_glyph && index < count; index++, seen++) {
      const PangoGlyphInfo *info = &run->glyphs->glyphs[index];
      if (info->glyph != PANGO_GLYPH_EMPTY) {
        glyphs[glyphCount++] = (cairo_glyph_t){
          info->glyph, x + (double)info->geometry.x_offset / PANGO_SCALE, y + (double)info->geometry.y_offset / PANGO_SCALE};
      }
      x += (double)info->geometry.width / PANGO_SCALE;
    }
    g_string_append_len(bytes, text + cluster.start_index, cluster.end_index - cluster.start_index);
    clusters[clusterCount++] = (cairo_text_cluster_t){cluster.end_index - cluster.start_index, glyphCount - before};
  }
  const bool isWhole = seen == count;
  if (isWhole) {
    cairo_set_scaled_font(context, scaled);
    cairo_show_text_glyphs(context, bytes->str, (int)bytes->len, glyphs, glyphCount, clusters, clusterCount, 0);
  }
  g_string_free(bytes, TRUE);
  g_free(glyphs);
  g_free(clusters);
  return isWhole;
}
