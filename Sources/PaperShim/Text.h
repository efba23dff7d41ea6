#pragma once

#include "Document.h"

#include <pango/pangocairo.h>

/// The words of a font that have been shaped.
typedef struct PaperWords PaperWords;

/// A layout and what it was last told.
typedef struct {
  PangoLayout *layout;
  int32_t font;
  bool hasAttributes;
} PaperLayout;

/// A long text that is laid out: it is asked for once for each page that it goes on to.
typedef struct {
  PaperLayout state;
  /// Null before the first.
  uint8_t *bytes;
  int32_t length;
  bool isMarkup;
  double width;
} PaperLongLayout;

struct PaperText {
  PangoFontMap *map;
  PangoContext *context;
  PaperLayout layout;
  PaperLongLayout longLayout;
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
};

/// The layout of a text, set to a width or in one line if the width is negative.
PangoLayout *paper_prepare(
  PaperText *text, int32_t font, const uint8_t *bytes, int32_t length, bool isMarkup, double width);

void paper_words_close(PaperWords *words);
