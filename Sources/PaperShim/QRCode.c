#include "PaperShim.h"

#include <qrencode.h>

int32_t paper_qr_code(const char *text, uint8_t *cells) {
  QRcode *code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M);
  if (code == NULL) return 0;
  const int32_t rows = code->width;
  for (int32_t cell = 0; cell < rows * rows; cell++) cells[cell] = code->data[cell] & 1;
  QRcode_free(code);
  return rows;
}
