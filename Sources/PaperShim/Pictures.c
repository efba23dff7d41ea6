#include "Document.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <librsvg/rsvg.h>
#include <string.h>

static const char damaged[] = "it is damaged";

/// The libraries' own words differ between systems.
static void fail(GError *error, const char *message, char *reason, size_t capacity) {
  g_strlcpy(reason, message, capacity);
  g_clear_error(&error);
}

static void give_size(GdkPixbufLoader *loader, int width, int height, gpointer data) {
  const int32_t limit = *(const int32_t *)data;
  const int longer = width > height ? width : height;
  if (longer <= limit) return;
  const double scale = (double)limit / longer;
  gdk_pixbuf_loader_set_size(loader, MAX(1, (int)(width * scale + 0.5)), MAX(1, (int)(height * scale + 0.5)));
}

/// JPEG has no transparency: what is transparent becomes white.
static GdkPixbuf *on_white(GdkPixbuf *picture) {
  if (!gdk_pixbuf_get_has_alpha(picture)) return g_object_ref(picture);
  const int width = gdk_pixbuf_get_width(picture), height = gdk_pixbuf_get_height(picture);
  GdkPixbuf *opaque = gdk_pixbuf_new(GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  if (opaque == NULL) return NULL;
  gdk_pixbuf_fill(opaque, 0xFFFFFFFF);
  gdk_pixbuf_composite(picture, opaque, 0, 0, width, height, 0, 0, 1, 1, GDK_INTERP_NEAREST, 255);
  return opaque;
}

bool paper_gif_scale(const uint8_t *bytes, size_t count, int32_t limit, int32_t quality, PaperJPEG *jpeg) {
  GdkPixbufLoader *loader = gdk_pixbuf_loader_new_with_type("gif", NULL);
  if (loader == NULL) return false;
  g_signal_connect(loader, "size-prepared", G_CALLBACK(give_size), &limit);
  const bool isRead = gdk_pixbuf_loader_write(loader, bytes, count, NULL);
  const bool isWhole = gdk_pixbuf_loader_close(loader, NULL) && isRead;
  GdkPixbuf *picture = isWhole ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
  GdkPixbuf *opaque = picture != NULL ? on_white(picture) : NULL;
  g_object_unref(loader);
  if (opaque == NULL) return false;
  gchar *buffer = NULL;
  gsize size = 0;
  char written[8];
  g_snprintf(written, sizeof written, "%d", quality);
  const bool isSaved = gdk_pixbuf_save_to_buffer(opaque, &buffer, &size, "jpeg", NULL, "quality", written, NULL);
  jpeg->width = gdk_pixbuf_get_width(opaque);
  jpeg->height = gdk_pixbuf_get_height(opaque);
  g_object_unref(opaque);
  if (!isSaved) return false;
  jpeg->bytes = (uint8_t *)buffer;
  jpeg->count = size;
  return true;
}

void paper_picture_free(PaperJPEG jpeg) {
  g_free(jpeg.bytes);
}

void paper_picture_draw(
  PaperDocument *document, const uint8_t *bytes, size_t count, int32_t pixelWidth, int32_t pixelHeight, double x,
  double y, double width, double height) {
  // Cairo puts the JPEG into the document as it is; the pixels of the surface are never looked at.
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixelWidth, pixelHeight);
  unsigned char *copy = g_memdup2(bytes, count);
  cairo_surface_set_mime_data(surface, CAIRO_MIME_TYPE_JPEG, copy, count, g_free, copy);
  cairo_save(document->context);
  cairo_translate(document->context, x, y);
  cairo_scale(document->context, width / pixelWidth, height / pixelHeight);
  cairo_set_source_surface(document->context, surface, 0, 0);
  cairo_paint(document->context);
  cairo_restore(document->context);
  cairo_surface_destroy(surface);
}

struct PaperDrawing {
  RsvgHandle *handle;
  PaperSize size;
  /// Whether lengths in it are those of its size, whatever the size of the box that it is drawn in.
  bool isFixed;
};

PaperDrawing *paper_drawing_open(
  const uint8_t *bytes, size_t count, PaperSize fallback, char *reason, size_t reasonCapacity) {
  GError *error = NULL;
  // Without a base address, the drawing cannot refer to other files.
  RsvgHandle *handle = rsvg_handle_new_from_data(bytes, count, &error);
  if (handle == NULL) {
    fail(error, damaged, reason, reasonCapacity);
    return NULL;
  }
  PaperDrawing *drawing = g_new0(PaperDrawing, 1);
  drawing->handle = handle;
  rsvg_handle_set_dpi(handle, 96);
  if (
    !rsvg_handle_get_intrinsic_size_in_pixels(handle, &drawing->size.width, &drawing->size.height)
    || drawing->size.width <= 0 || drawing->size.height <= 0) {
    gboolean hasWidth, hasHeight, hasBox;
    RsvgLength w, h;
    RsvgRectangle box;
    rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &w, &hasHeight, &h, &hasBox, &box);
    drawing->isFixed = !hasBox || box.width <= 0 || box.height <= 0;
    drawing->size = drawing->isFixed ? fallback : (PaperSize){box.width, box.height};
  }
  return drawing;
}

void paper_drawing_close(PaperDrawing *drawing) {
  g_object_unref(drawing->handle);
  g_free(drawing);
}

bool paper_drawing_show(const PaperDrawing *drawing, cairo_t *context, PaperBox box) {
  const double scale = MIN(box.width / drawing->size.width, box.height / drawing->size.height);
  const double width = drawing->size.width * scale, height = drawing->size.height * scale;
  RsvgRectangle viewport = {0, 0, width, height};
  cairo_save(context);
  cairo_translate(context, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2);
  if (drawing->isFixed) {
    cairo_scale(context, scale, scale);
    viewport.width = drawing->size.width;
    viewport.height = drawing->size.height;
  }
  cairo_rectangle(context, 0, 0, viewport.width, viewport.height);
  cairo_clip(context);
  const bool isDrawn = rsvg_handle_render_document(drawing->handle, context, &viewport, NULL);
  cairo_restore(context);
  return isDrawn;
}

bool paper_drawing_draw(PaperDocument *document, const PaperDrawing *drawing, PaperBox box) {
  return paper_drawing_show(drawing, document->context, box);
}
