#include "LinuxShim.h"

static int count;
static char *const *words;

__attribute__((constructor)) static void keep(int argumentCount, char *const *arguments) {
  count = argumentCount;
  words = arguments;
}

int linux_argument_count(void) { return count; }

const char *linux_argument(int number) { return words[number]; }
