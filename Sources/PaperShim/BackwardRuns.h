#pragma once

#include <pango/pangocairo.h>
#include <stdbool.h>

/// Draws a run of text from right to left, so that its words can be found in a PDF; false if it has to be drawn by Pango.
bool paper_show_backward_run(cairo_t *context, PangoGlyphItem *run, const char *text, double x, double y);
