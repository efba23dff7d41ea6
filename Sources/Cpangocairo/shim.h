#include <cairo-pdf.h>
#include <hb.h>
#include <pango/pangocairo.h>
