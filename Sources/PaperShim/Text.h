#pragma once

#include "Document.h"

#include <pango/pangocairo.h>

/// The words of a font that have been shaped.
typedef struct PaperWords PaperWords;

struct PaperText {
  PangoFontMap *map;
  PangoContext *context;
  PangoLayout *layout;
  /// How text without markup is set.
  PangoAttrList *plainAttributes;
  char *families;
  PangoFontDescription **fonts;
  /// For each font; null until one is asked for.
  PaperWords **words;
  int32_t fontCount;
  /// See LargeFonts.c; null until text is laid out.
  GHashTable *largeFonts;
  GHashTable *largeFaces;
  /// What the layout was last told.
  int32_t font;
  bool hasAttributes;
};

/// The layout of a text, set to a width or in one line if the width is negative.
PangoLayout *paper_prepare(
  PaperText *text, int32_t font, const uint8_t *bytes, int32_t length, bool isMarkup, double width);

void paper_words_close(PaperWords *words);
