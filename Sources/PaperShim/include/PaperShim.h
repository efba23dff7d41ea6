#pragma once

// What the Paper module needs of Cairo, Pango, librsvg, GdkPixbuf and libqrencode, as plain C over UTF-8.
//
// These libraries speak GObject, macros and variadic functions; behind these few functions they stay out of sight.
// Lengths are in points (1/72 inch) from the upper left corner of the page. Text goes in as UTF-8 with a length in
// bytes. Objects belong to one thread at a time.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A PDF document (Document.c)

typedef struct PaperDocument PaperDocument;

/// A document that is written to a file descriptor, which stays open; null if there is no memory.
PaperDocument *paper_document_open(int descriptor, double width, double height);
/// Writes what is left and frees the document: 0, or the number of the error that ended writing; -1 if Cairo failed.
int paper_document_close(PaperDocument *document);
/// The number of the error that ended writing so far; 0 for none, -1 if Cairo failed.
int paper_document_error(const PaperDocument *document);
/// - Parameter date: as ISO 8601 has it, with an offset from UTC.
void paper_document_describe(
  PaperDocument *document, const char *title, const char *author, const char *subject, const char *creator,
  const char *date);
/// Ends a page and begins the next with the same size.
void paper_document_end_page(PaperDocument *document);
/// Adds a bookmark below `parent`, 0 being the top; returns its number.
int paper_document_add_bookmark(PaperDocument *document, int parent, const char *title, const char *destination);

/// Begins an element of the structure: `Table`, `TR`, `H1`, `Figure`.
void paper_tag_begin(PaperDocument *document, const char *name);
void paper_tag_end(PaperDocument *document, const char *name);
/// Begins a link to a web address or, if `isDestination`, to a destination of the document.
void paper_link_begin(PaperDocument *document, const char *target, bool isDestination);
void paper_link_end(PaperDocument *document);
/// Names the place that bookmarks and links lead to.
void paper_add_destination(PaperDocument *document, const char *name, double x, double y);

typedef struct {
  double red, green, blue;
} PaperColor;

void paper_fill(PaperDocument *document, double x, double y, double width, double height, PaperColor color);
void paper_stroke_line(
  PaperDocument *document, double x1, double y1, double x2, double y2, double thickness, PaperColor color);
void paper_stroke_rectangle(
  PaperDocument *document, double x, double y, double width, double height, double thickness, PaperColor color);
/// Fills the dark squares of a grid: `rows` times `rows` bytes, row by row, not 0 where it is dark.
void paper_fill_grid(
  PaperDocument *document, const uint8_t *cells, int32_t rows, double x, double y, double size);

// Text (Text.c)

typedef struct PaperText PaperText;

/// Begins to set text; null if the system has no font at all.
///
/// - Parameters:
///   - language: a BCP 47 tag, which decides between the forms that scripts share.
///   - families: names of font families with commas between, the best first.
PaperText *paper_text_open(const char *language, const char *families);
void paper_text_close(PaperText *text);
/// The number of a font. Fonts stay until the text is closed.
int32_t paper_text_add_font(PaperText *text, double size, int32_t weight, bool isItalic);
/// How far a font's letters in the document's language rise above the baseline and fall below it.
void paper_text_font_heights(PaperText *text, int32_t font, double *ascent, double *descent);

typedef struct {
  /// The width of the widest line.
  double width;
  /// Where the text before `mark` ends, from the left.
  double markOffset;
  int32_t lines;
  /// How many characters no font has.
  int32_t unknown;
} PaperExtents;

/// Measures text that is set in lines of a width, or in one line if the width is negative.
///
/// - Parameters:
///   - isMarkup: whether the text is Pango markup; what is not is taken as it is.
///   - mark: a byte whose place is wanted; negative for none.
PaperExtents paper_text_measure(
  PaperText *text, int32_t font, const uint8_t *bytes, int32_t length, bool isMarkup, double width, int32_t mark);

/// Draws lines of a text that is set in a width, or in one line if the width is negative, and returns how many characters no font has.
///
/// - Parameters:
///   - x: where lines begin.
///   - y: the baseline of the first line that is drawn.
///   - alignment: 0 for lines that begin at `x`, 1 for lines that end at `x + room`, 0.5 for lines in the middle.
///   - mark: a byte; where the text before it ends is put `afterMark` to the left of `x + room`; negative for none.
///   - leading: the distance from baseline to baseline.
int32_t paper_text_draw(
  PaperDocument *document, PaperText *text, int32_t font, const uint8_t *bytes, int32_t length, bool isMarkup,
  double width, double x, double y, double room, double alignment, int32_t mark, double afterMark, int32_t firstLine,
  int32_t lineCount, double leading, PaperColor color);

/// Makes a link to a web address of the bytes from `start` to `end` of a text, without markup, that has been drawn with the same arguments.
void paper_text_link(
  PaperDocument *document, PaperText *text, int32_t font, const uint8_t *bytes, int32_t length, bool isMarkup,
  double width, double x, double y, double room, double alignment, int32_t firstLine, int32_t lineCount,
  double leading, int32_t start, int32_t end, const char *target);

/// Measures text in which every character stands for itself: letters of Latin, Greek and Cyrillic without marks above them, digits, punctuation.
///
/// Words are shaped once and remembered, so that this is many times faster than `paper_text_measure`. Lines break at spaces. False if the text has to be laid
/// out after all, because a word is wider than a line, say.
bool paper_words_measure(
  PaperText *text, int32_t font, const uint8_t *bytes, int32_t length, double width, int32_t mark,
  PaperExtents *extents);

/// Draws text as `paper_words_measure` measures it, with the arguments of `paper_text_draw`.
bool paper_words_draw(
  PaperDocument *document, PaperText *text, int32_t font, const uint8_t *bytes, int32_t length, double width, double x,
  double y, double room, double alignment, int32_t mark, double afterMark, int32_t firstLine, int32_t lineCount,
  double leading, PaperColor color);

/// The code point of the first character that no font has; 0 if there is none.
uint32_t paper_text_first_unknown(PaperText *text, int32_t font, const uint8_t *bytes, int32_t length);

// Pictures (Pictures.c)

typedef struct {
  uint8_t *bytes;
  size_t count;
  int32_t width, height;
} PaperJPEG;

/// The first frame of a GIF, scaled down to at most `limit` pixels a side, as JPEG; false if it cannot be read.
bool paper_gif_scale(const uint8_t *bytes, size_t count, int32_t limit, int32_t quality, PaperJPEG *jpeg);
void paper_picture_free(PaperJPEG jpeg);
void paper_picture_draw(
  PaperDocument *document, const uint8_t *bytes, size_t count, int32_t pixelWidth, int32_t pixelHeight, double x,
  double y, double width, double height);

typedef struct PaperDrawing PaperDrawing;

typedef struct {
  double width, height;
} PaperSize;

/// A drawing in SVG; null with a reason if it cannot be read. Nothing that it refers to is loaded.
///
/// - Parameter fallback: its size if it does not say all of that itself.
PaperDrawing *paper_drawing_open(
  const uint8_t *bytes, size_t count, PaperSize fallback, char *reason, size_t reasonCapacity);
void paper_drawing_close(PaperDrawing *drawing);

typedef struct {
  double x, y, width, height;
} PaperBox;

/// Draws in the middle of a box, as large as it fits.
bool paper_drawing_draw(PaperDocument *document, const PaperDrawing *drawing, PaperBox box);

// Drawings on trial (Trial.c)

/// The processor time that a drawing may take, in seconds.
enum { paper_trial_seconds = 5 };

typedef enum {
  paper_trial_drawn,
  /// The libraries cannot draw it, or end the process: they need too much memory, say.
  paper_trial_failed,
  /// It takes too long.
  paper_trial_late,
  /// The process that draws is gone.
  paper_trial_lost,
} PaperTrialResult;

/// Starts a process in which drawings can be tried that might end it. To be called before the first thread is started. The process ends with the one that
/// started it.
///
/// - Parameter process: Gets the number of the process.
/// - Returns: A socket for `paper_trial_draw`; -1 with errno set if there can be no process.
int paper_trial_start(int *process);
/// Ends the process.
void paper_trial_end(int trial, int process);

/// Draws a picture in the other process in a box of a page, and says how that went. One that cannot be read is drawn with nothing.
PaperTrialResult paper_trial_draw(
  int trial, const uint8_t *bytes, size_t count, PaperSize fallback, PaperBox box);

// QR codes (QRCode.c)

/// The squares of a QR code for a text, row by row, 1 where it is dark; returns the number of rows, 0 if the text is too long. `cells` has room for 177 times 177.
int32_t paper_qr_code(const char *text, uint8_t *cells);

/// The versions of Cairo and Pango.
const char *paper_versions(void);

#ifdef __cplusplus
}
#endif
