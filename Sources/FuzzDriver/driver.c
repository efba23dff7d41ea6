#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int32_t vitrine_probe(int32_t target, const uint8_t *bytes, intptr_t count);

// In the order of `FuzzTarget`.
static const char *targets[] = {"front-matter", "templates", "configuration", "markdown", "pictures"};
static int32_t target;

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  (void)argc;
  (void)argv;
  const char *name = getenv("TARGET");
  const int32_t count = sizeof targets / sizeof targets[0];
  for (target = 0; target < count; target++) {
    if (name && strcmp(name, targets[target]) == 0) return 0;
  }
  fputs("TARGET is front-matter, templates, configuration, markdown or pictures\n", stderr);
  exit(64);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (vitrine_probe(target, data, (intptr_t)size)) abort();
  return 0;
}
