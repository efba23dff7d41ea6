#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int32_t vitrine_probe(int32_t road, const uint8_t *bytes, intptr_t count);

// In the order of `Road`.
static const char *roads[] = {"front-matter", "templates", "configuration", "markdown", "pictures"};
static int32_t road;

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  (void)argc;
  (void)argv;
  const char *name = getenv("ROAD");
  const int32_t count = sizeof roads / sizeof roads[0];
  for (road = 0; road < count; road++) {
    if (name && strcmp(name, roads[road]) == 0) return 0;
  }
  fputs("ROAD is front-matter, templates, configuration, markdown or pictures\n", stderr);
  exit(64);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (vitrine_probe(road, data, (intptr_t)size)) abort();
  return 0;
}
