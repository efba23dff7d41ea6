#pragma once

#include "Text.h"

/// Notes which glyphs of large fonts a text has that was laid out.
void paper_note_glyphs(PaperText *text, PangoLayout *layout);

/// Draws a line from its baseline; false unless it has text in a large font, or from right to left.
bool paper_show_line(PaperDocument *document, PaperText *text, PangoLayoutLine *line, double x, double y);

void paper_large_fonts_close(PaperText *text);
