#define _GNU_SOURCE
#include "LinuxShim.h"

#include <stdio.h>

int linux_exchange(int folder, const char *name, int otherFolder, const char *otherName) {
  return renameat2(folder, name, otherFolder, otherName, RENAME_EXCHANGE);
}
